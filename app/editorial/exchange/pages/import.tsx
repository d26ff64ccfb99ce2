import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Pagination } from '../../../office/parts/pagination.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { verdicts } from '../import.ts'
import { ImportRow } from '../parts/import-row.tsx'
import { ToRelease } from '../parts/to-release.tsx'
import type { ExchangeTexts } from '../texts.ru.ts'
import type { ImportData } from './import.server.ts'

type Props = PageProps<ImportData, ExchangeTexts>

/** A table beside what is written: every row with what it would change, and one press that takes it over. */
export default function Import({ data, t }: Props) {
  const { counts, kind, who, at } = data
  return (
    <OfficeFrame
      frame={data.frame}
      title={fill(t.one.title, { file: data.file })}
      note={fill(t.one.note, { kind, who, at })}
    >
      <OfficeOutcome
        error={data.error?.message}
        done={isOver(data) ? undefined : t.done[data.done as keyof typeof t.done]}
      />
      <p className="type-body max-w-text">{fill(t.one.counts, counts)}</p>
      {data.fair && <p className="type-body mt-2 max-w-text">{fill(t.one.fair, { fair: data.fair })}</p>}
      {data.unknown && (
        <p className="type-body mt-2 max-w-text">{fill(t.one.unknown, { names: data.unknown })}</p>
      )}
      {data.leftOut && (
        <p className="type-body mt-2 max-w-text text-ink-2">{fill(t.one.leftOut, { names: data.leftOut })}</p>
      )}
      <div className="my-6">
        <Step data={data} t={t} />
      </div>
      <Rows data={data} t={t} />
      <Link to="/office/content/imports/" className="link mt-6 inline-flex min-h-11 items-center">
        {t.one.back}
      </Link>
    </OfficeFrame>
  )
}

/** What was begun has ended since. */
function isOver({ done, state }: ImportData): boolean {
  return (done === 'taking' && state !== 'taking') || (done === 'undoing' && state !== 'undoing')
}

/** What can be done now, or how far it is. */
function Step({ data, t }: Pick<Props, 'data' | 't'>) {
  const { counts, state, progress } = data
  const good = counts.new + counts.changed
  if (progress) return <Progress data={data} t={t} />
  if (state === 'checked') {
    if (good === 0)
      return (
        <p className="type-body font-semibold">{counts.refused > 0 ? t.one.nothingFits : t.one.nothing}</p>
      )
    if (!data.mayTake) return null
    const isPart = counts.refused > 0
    return (
      <OfficeForm does="take" fields={isPart ? { only: 'good' } : {}}>
        <Button type="submit">{fill(isPart ? t.one.takeGood : t.one.take, { count: good })}</Button>
        <p className="type-small mt-2 max-w-text text-ink-2">{t.one.takeNote}</p>
      </OfficeForm>
    )
  }
  const words = state === 'undone' ? t.one.undone : t.one.taken
  return (
    <>
      <p role="status" className="type-body mb-4 max-w-text border-l-4 border-success bg-raised px-4 py-3">
        {fill(words, {
          taken: counts.taken,
          refused: counts.refusedLater,
          undone: counts.undone,
          left: counts.left,
        })}
      </p>
      {data.release && (
        <Link to={data.release} className="link inline-flex min-h-11 items-center">
          {t.one.inRelease}
        </Link>
      )}
      {data.releases && <ToRelease releases={data.releases} t={t} />}
      {data.mayUndo && (
        <OfficeForm does="undo" className="mt-4">
          <Button type="submit" tone="secondary" size="small">
            {t.one.undo}
          </Button>
          <p className="type-small mt-2 max-w-text text-ink-2">{t.one.undoNote}</p>
        </OfficeForm>
      )}
    </>
  )
}

function Progress({ data: { progress, state }, t }: Pick<Props, 'data' | 't'>) {
  const { pathname } = useView()
  const { done, all } = progress ?? { done: 0, all: 0 }
  return (
    // The script looks again by itself; without it, the link does.
    <div data-running className="max-w-text">
      <label htmlFor="progress" className="type-body block">
        {fill(state === 'undoing' ? t.one.undoing : t.one.taking, { done, all })}
      </label>
      <progress id="progress" value={done} max={Math.max(all, 1)} className="my-2 h-3 w-full" />
      <a href={pathname} className={buttonClass({ tone: 'ghost', size: 'small' })}>
        {t.one.refresh}
      </a>
    </div>
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const at = (show: string, page = 1) => {
    const query = new URLSearchParams({ ...(show && { show }), ...(page > 1 && { page: String(page) }) })
    return `/office/content/imports/${data.id}/${query.size > 0 ? `?${query}` : ''}`
  }
  const choices = [
    { show: '', label: fill(t.one.all, { count: data.counts.all }) },
    ...verdicts.map(show => ({ show, label: `${t.verdicts[show]}, ${data.counts[show]}` })),
  ]
  return (
    <section aria-labelledby="rows">
      <h2 id="rows" className="type-d3 mb-3">
        {t.one.rows}
      </h2>
      <nav aria-label={t.one.show} className="mb-4 flex flex-wrap gap-3">
        {choices.map(({ show, label }) => (
          <Link
            key={show}
            to={at(show)}
            aria-current={data.show === show ? 'true' : undefined}
            className={buttonClass({ tone: data.show === show ? 'primary' : 'ghost', size: 'small' })}
          >
            {label}
          </Link>
        ))}
      </nav>
      {data.rows.length === 0 ? (
        <p className="type-body">{t.one.noRows}</p>
      ) : (
        <>
          <ul className="border-t-4 border-ink">
            {data.rows.map(row => (
              <ImportRow key={row.place} row={row} isJson={data.format === 'json'} t={t} />
            ))}
          </ul>
          <Pagination
            words={t.pages}
            range={fill(t.pages.of, { from: data.from, to: data.to, count: data.count })}
            page={data.page}
            pages={data.pages}
            addressOf={page => at(data.show, page)}
          />
        </>
      )}
    </section>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.one.title, { file: data.file }), isHidden: true }
}
