import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Nomination, nominations } from '../../count/award-rule.ts'
import { bookPage, type ShelfRow } from '../shelf-rows.ts'
import type { JuryTexts } from '../texts.ru.ts'

/** A juror's books by nomination: a cover, whose it is, and how far one has come with it. */
export function BookList({
  rows,
  current,
  isWide = false,
  t,
}: {
  rows: readonly ShelfRow[]
  current?: string
  /** Two columns, where nothing stands beside it. */
  isWide?: boolean
  t: JuryTexts
}) {
  return (
    <div className={cx(isWide && 'gap-x-14 lg:columns-2')}>
      {nominations.map(nomination => {
        const own = rows.filter(row => row.nomination === nomination)
        return own.length > 0 && <Group key={nomination} {...{ nomination, rows: own, current, t }} />
      })}
    </div>
  )
}

function Group({
  nomination,
  rows,
  current,
  t,
}: {
  nomination: Nomination
  rows: readonly ShelfRow[]
  current: string | undefined
  t: JuryTexts
}) {
  return (
    <section className="mb-7 break-inside-avoid-column">
      <h2 className="type-small border-b border-edge pb-1.5 text-ink-2">{t.nominations[nomination]}</h2>
      <ul>
        {rows.map(row => (
          <li
            key={row.id}
            className={cx(
              'border-b border-hair',
              row.id === current && '-mx-3 border-l-4 border-l-accent bg-active px-2 lg:-mx-4 lg:px-3',
            )}
          >
            {row.is === 'recused' ? (
              <div className="flex min-h-16 items-center gap-4 py-2">
                <Row row={row} />
              </div>
            ) : (
              <Link
                to={bookPage(row.id)}
                aria-current={row.id === current ? 'page' : undefined}
                className="group flex min-h-16 items-center gap-4 py-2"
              >
                <Row row={row} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: ShelfRow }) {
  return (
    <>
      <SmallCover row={row} />
      <span className="min-w-0 grow">
        <span className="block font-serif leading-snug break-words group-hover:underline">
          <AsWritten>{row.title}</AsWritten>
        </span>
        <span className="type-caption block text-ink-2">
          <AsWritten>{row.author}</AsWritten>
        </span>
      </span>
      <span
        className={cx(
          'type-small inline-flex shrink-0 items-center gap-1.5 text-right tabular-nums',
          row.is === 'judging' && 'text-warning',
          row.is === 'recused' && 'text-info',
          (row.is === 'not-started' || row.is === 'reading' || row.is === 'abstained') && 'text-ink-2',
        )}
      >
        {row.is === 'sent' && <Icon name="check" size={15} className="text-success" />}
        {row.is === 'recused' && <Icon name="user" size={15} />}
        {row.told && <span className="sr-only">{`${row.told} `}</span>}
        {row.progress}
      </span>
    </>
  )
}

/** Without a picture of its cover a book is a spine. */
function SmallCover({ row }: { row: ShelfRow }) {
  if (row.cover)
    return (
      <img src={row.cover} alt="" loading="lazy" className="h-14 w-10 shrink-0 bg-raised object-contain" />
    )
  return (
    <svg viewBox="0 0 40 56" aria-hidden="true" className="h-14 w-10 shrink-0 fill-none stroke-edge">
      <path d="M13 2.5h15v52H13zM13 9.5h15M13 16.5h15M13 47.5h15" />
    </svg>
  )
}
