import type { BlockOf } from '../../content/blocks/block-view.ts'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { MyPlanBlock } from '../parts/my-plan-block.tsx'
import { NavigatorSearch } from '../parts/navigator-search.tsx'
import { ReadyRoutes } from '../parts/ready-walks.tsx'
import type { NavigatorTexts } from '../texts.ru.ts'
import type { load } from './navigator.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, NavigatorTexts>

export default function Navigator({ data, t, locale }: Props) {
  const categories = data.page.blocks.find(block => block.kind === 'index')
  const routes = data.page.blocks.filter(block => block.kind === 'steps')
  return (
    <>
      <PageTitle title={data.page.title} lead={<Unbroken>{data.page.lead}</Unbroken>} capitals />
      <div className="page">
        <div className="grid-columns items-start gap-y-4">
          <NavigatorSearch
            exhibitors={data.exhibitors}
            events={data.events}
            places={data.places}
            t={t}
            locale={locale}
            className="col-span-full lg:col-span-9"
          />
          <Link
            to="/navigator/map/"
            className={buttonClass({ tone: 'secondary', className: 'col-span-full lg:col-span-3' })}
          >
            {t.toMap}
          </Link>
        </div>
        {categories && <Categories block={categories} />}
        <ReadyRoutes blocks={routes} t={t} locale={locale} />
        <MyPlanBlock exhibitors={data.exhibitors} events={data.events} t={t} />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.page.title, description: data.page.description }
}

/** What people ask for most, in six bays. */
function Categories({ block }: { block: BlockOf<'index'> }) {
  return (
    <section className="section-gap">
      <h2 className="type-d2">{block.title}</h2>
      <ul className="grid-bays gap-gutter mt-8 gap-y-10">
        {block.items.map(({ title, text, to }) => (
          <li key={title}>
            <Link to={to ?? '/navigator/map/'} className="lintel-light group block h-full px-1 pb-4 xs:px-3">
              <span className="type-serif-small mt-4 block group-hover:underline">{title}</span>
              <span className="type-small mt-2 block text-ink-2">
                <Unbroken>{text}</Unbroken>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
