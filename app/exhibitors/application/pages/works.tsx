import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ApplicationFrame, Columns, PartIndex, Said } from '../parts/application-frame.tsx'
import { PreviewCard } from '../parts/preview-card.tsx'
import { UploadForm } from '../parts/upload-form.tsx'
import { WorkRow } from '../parts/work-row.tsx'
import type { ApplicationPageTexts } from '../texts.ru.ts'
import type { WorksData } from './works.server.ts'

type Props = PageProps<WorksData, ApplicationPageTexts>

/** The works of an application in their order, and the way to add one. */
export default function Works({ data, t, locale }: Props) {
  const words = t.work
  const { works, worksCount } = data
  const { lifted, moved, dropped, restored, keys } = words
  return (
    <ApplicationFrame data={data} t={t} title={words.title}>
      <Columns
        index={
          <PartIndex data={data} t={t}>
            <Link
              to="/account/application/#consents"
              className={buttonClass({ tone: 'ghost', className: 'mt-6 w-full max-lg:hidden' })}
            >
              {t.buttons.back}
            </Link>
          </PartIndex>
        }
        aside={<PreviewCard values={data.values} works={works} t={t} locale={locale} />}
      >
        <Said done={doneOf(data, t)} error={data.error} />
        <p className="type-small mb-4 text-ink-2">{fill(words.count, worksCount)}</p>
        {data.isOpen && worksCount.count < worksCount.most && (
          <UploadForm does="upload" t={t} label={words.upload.choose} />
        )}
        {data.isOpen && worksCount.count >= worksCount.most && <p>{words.refusals['too-many-works']}</p>}
        <div id="works" className="mt-8">
          {works.length === 0 ? (
            <EmptyState>{words.empty}</EmptyState>
          ) : (
            <>
              <p className="type-small border-b border-hair pb-3 text-ink-2">{words.order}</p>
              <ol data-works={JSON.stringify({ lifted, moved, dropped, restored, keys })}>
                {works.map(work => (
                  <WorkRow key={work.id} work={work} count={works.length} isOpen={data.isOpen} t={t} />
                ))}
              </ol>
            </>
          )}
        </div>
        <p data-announced role="status" aria-live="assertive" className="sr-only" />
      </Columns>
    </ApplicationFrame>
  )
}

function doneOf({ done }: WorksData, t: ApplicationPageTexts): string | null {
  const said: Record<string, string> = t.work.done
  return done && Object.hasOwn(said, done) ? (said[done] ?? null) : null
}

export function head({ t }: Props): PageHead {
  return { title: t.work.title, isHidden: true }
}
