import { mergedWorks } from '../../../my-works/changed-works.ts'
import { isSaved } from '../../../my-works/kept-works.ts'
import { changeWorks, useMyWorks } from '../../../my-works/parts/use-my-works.ts'
import { Breadcrumbs } from '../../../navigation/breadcrumbs.tsx'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AskLink, WorkRow } from '../parts/work-row.tsx'
import type { HungWorks } from '../read-hung-works.server.ts'
import { notesIn } from '../shared-list.ts'
import type { SavedWorksTexts } from '../texts.ru.ts'

type Props = PageProps<HungWorks, SavedWorksTexts>

/** Somebody's list by their link. Nothing of it is kept here until the visitor says so. */
export default function List({ data: { works, fair, canAsk }, t, locale }: Props) {
  const { hash } = useView()
  const isHydrated = useIsHydrated()
  // The server never sees what stands behind #.
  const notes = isHydrated ? notesIn(hash) : new Map<string, string>()
  return (
    <>
      <PageTitle
        title={t.sharedTitle}
        lead={t.sharedLead}
        above={<Breadcrumbs crumbs={crumbs(t)} label={t.breadcrumbs} />}
      />
      <div className="plan-page page min-h-[calc(100svh-16rem)] pt-8 lg:pt-12">
        {works.length === 0 ? (
          <EmptyState
            action={
              <Link to="/works/" className={buttonClass({ tone: 'secondary', size: 'small' })}>
                {t.toWorks}
              </Link>
            }
          >
            {t.sharedGone}
          </EmptyState>
        ) : (
          <>
            {isHydrated && (
              <TakeOver
                works={works.map(({ number }) => ({ fair, number, note: notes.get(number) ?? '' }))}
                t={t}
              />
            )}
            <ul className="border-t border-hair">
              {works.map(work => (
                <li key={work.number}>
                  <WorkRow work={work} t={t} locale={locale}>
                    {notes.get(work.number) && (
                      <>
                        <h2 className="type-caption text-ink-2">{t.note}</h2>
                        <p className="type-body max-w-text break-words whitespace-pre-wrap">
                          {notes.get(work.number)}
                        </p>
                      </>
                    )}
                    <AskLink work={work} canAsk={canAsk} t={t} />
                  </WorkRow>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

function TakeOver({
  works,
  t,
}: {
  works: { fair: string; number: string; note: string }[]
  t: SavedWorksTexts
}) {
  const own = useMyWorks()
  return (
    <div className="print:hidden mb-8 flex flex-wrap items-center gap-3">
      {works.every(work => isSaved(own, work)) ? (
        <p role="status" className="type-body mr-3 flex items-center gap-2.5 text-success">
          <Icon name="check" size={20} />
          {t.allSaved}
        </p>
      ) : (
        <Button size="small" onClick={() => changeWorks(mine => mergedWorks(mine, works))}>
          {t.saveAll}
        </Button>
      )}
      <Link to="/works/saved/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
        {t.toMine}
      </Link>
    </div>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.sharedTitle, description: t.description, isHidden: true, breadcrumbs: crumbs(t) }
}

function crumbs(t: SavedWorksTexts) {
  return [{ label: t.works, to: '/works/' }]
}
