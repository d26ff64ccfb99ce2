import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { ChoiceForm } from '../parts/choice-form.tsx'
import { ChosenChips } from '../parts/chosen-chips.tsx'
import { FoundWorks } from '../parts/found-works.tsx'
import type { WorksTexts } from '../texts.ru.ts'
import type { WorksPage } from './works.server.ts'

type Props = PageProps<WorksPage, WorksTexts>

/** All works of the fair, to be found by what one's own wall needs. */
export default function Works({ data, t, locale }: Props) {
  const { page, all } = data
  const count = fill(plural(all, locale, t.count), { count: all })
  return (
    <>
      <PageTitle
        title={page.title}
        lead={fill(t.lead, { count, lead: page.lead })}
        above={<Breadcrumbs crumbs={crumbsOf(t)} label={t.path} />}
      />
      <div className="page">
        <ChosenChips data={data} t={t} locale={locale} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-5">
          <Link to="#found" className={cx(buttonClass({ tone: 'ghost', size: 'small' }), 'lg:hidden')}>
            {t.toFound}
          </Link>
          <Link to="/works/saved/" className="link type-small">
            {t.mine}
          </Link>
        </p>
        <div className="grid gap-x-16 gap-y-14 pt-8 lg:grid-cols-[280px_1fr]">
          <ChoiceForm data={data} t={t} locale={locale} />
          <FoundWorks data={data} t={t} locale={locale} />
        </div>
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: data.page.title, description: data.page.description, breadcrumbs: crumbsOf(t) }
}

function crumbsOf(t: WorksTexts) {
  return [{ label: t.participants, to: '/participants/' }]
}
