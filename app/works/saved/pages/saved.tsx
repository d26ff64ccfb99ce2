import { useMyWorks } from '../../../my-works/parts/use-my-works.ts'
import { Breadcrumbs } from '../../../navigation/breadcrumbs.tsx'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { OwnList } from '../parts/own-list.tsx'
import { TakeAlong } from '../parts/take-along.tsx'
import type { HungWorks } from '../read-hung-works.server.ts'
import type { SavedWorksTexts } from '../texts.ru.ts'

type Props = PageProps<HungWorks, SavedWorksTexts>

/** What the visitor has saved on this device. */
export default function Saved({ data, t, locale }: Props) {
  const works = useMyWorks()
  const isHydrated = useIsHydrated()
  return (
    <>
      <PageTitle
        title={t.title}
        lead={t.lead}
        above={<Breadcrumbs crumbs={crumbs(t)} label={t.breadcrumbs} />}
      />
      <div className="plan-page page min-h-[calc(100svh-16rem)] pt-8 lg:pt-12">
        {isHydrated ? (
          <>
            <OwnList data={data} works={works} t={t} locale={locale} />
            <TakeAlong works={works} t={t} />
          </>
        ) : (
          <noscript>
            <p className="type-lead max-w-text">{t.needsScript}</p>
          </noscript>
        )}
      </div>
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, description: t.description, isHidden: true, breadcrumbs: crumbs(t) }
}

function crumbs(t: SavedWorksTexts) {
  return [{ label: t.works, to: '/works/' }]
}
