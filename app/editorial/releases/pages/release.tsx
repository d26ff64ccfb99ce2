import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { PagedList } from '../../../office/parts/paged-list.tsx'
import { fill } from '../../../platform/fill.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ReleaseItems } from '../parts/release-items.tsx'
import { ReleasePanel } from '../parts/release-panel.tsx'
import { ReleaseStateMark } from '../parts/release-state.tsx'
import type { ReleaseTexts } from '../texts.ru.ts'
import type { ReleaseData } from './release.server.ts'

type Props = PageProps<ReleaseData, ReleaseTexts>

/** One release: everything in it with its differences and checks, its moment, and the way back. */
export default function ReleasePage({ data, t }: Props) {
  const { locale } = useView()
  const { error, done, count } = data
  return (
    <OfficeFrame
      frame={data.frame}
      title={data.title}
      note={<ReleaseStateMark state={data.state} label={t.states[data.state]} />}
      actions={
        <>
          <Link to="/office/releases/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
            {t.one.back}
          </Link>
          {data.isOpen && (
            <Link to="/office/content/" className={buttonClass({ tone: 'ghost', size: 'small' })}>
              {t.one.toContent}
            </Link>
          )}
        </>
      }
    >
      <OfficeOutcome
        error={error?.message}
        done={done ? (t.done as Record<string, string>)[done] : undefined}
      />
      {data.addedBatch && (
        <OfficeForm does="remove" fields={{ batch: data.addedBatch }} className="mb-6">
          <Button type="submit" tone="ghost" size="small">
            {t.one.undoAdded}
          </Button>
        </OfficeForm>
      )}
      {data.note && <p className="type-body mb-6 max-w-text">{data.note}</p>}
      <Obstacles data={data} t={t} />
      <div className="gap-8 xl:flex xl:items-start">
        <section aria-labelledby="items" className="min-w-0 grow">
          <div className="mb-3 flex flex-wrap items-baseline gap-x-6">
            <h2 id="items" className="type-d3">
              {`${data.isOpen ? t.one.items : t.one.itemsOut}: ${fill(plural(count, locale, t.list.count), { count })}`}
            </h2>
            {data.isOpen && count > 0 && (
              <p className="type-small ml-auto text-ink-2">
                {fill(t.one.ready, { ready: data.ready, waiting: data.waiting })}
              </p>
            )}
          </div>
          <PagedList
            isEmpty={count === 0}
            nothing={t.one.empty}
            words={t.pages}
            data={data}
            addressOf={page => `/office/releases/${data.id}/${page > 1 ? `?page=${page}` : ''}`}
          >
            <ReleaseItems data={data} t={t} />
          </PagedList>
        </section>
        <ReleasePanel data={data} t={t} />
      </div>
    </OfficeFrame>
  )
}

/** What stood in the way at its moment; or what was left out when rows were chosen. */
function Obstacles({ data, t }: Pick<Props, 'data' | 't'>) {
  if (data.obstacles.length === 0) return null
  const isHeldUp = data.state === 'held-up'
  return (
    <section
      aria-labelledby="obstacles"
      className={`mb-6 max-w-text border-l-4 bg-raised px-4 py-3 ${isHeldUp ? 'border-error' : 'border-warning'}`}
    >
      <h2 id="obstacles" className="type-d3">
        {isHeldUp ? t.one.heldUp : t.one.refused}
      </h2>
      {isHeldUp && <p className="type-small mb-2">{fill(t.one.heldUpNote, { at: data.plannedFor ?? '' })}</p>}
      <ul>
        {data.obstacles.map(text => (
          <li key={text} className="type-small py-1">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.title, isHidden: true }
}
