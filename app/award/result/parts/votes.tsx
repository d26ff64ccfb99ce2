import { type LocaleCode, langOf } from '../../../platform/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import type { AnnouncedView } from '../award-view.ts'
import type { ResultTexts } from '../texts.ru.ts'

type Vote = AnnouncedView['votes'][number]
type Words = { t: ResultTexts; locale: LocaleCode }

/** The second round of every nomination: grades from the best to the worst, the notch of the median, the place. */
export function Votes({ votes, t, locale }: { votes: readonly Vote[] } & Words) {
  return (
    <section className="group/votes section-gap">
      <Patterns />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 className="type-d2">{t.votes.title}</h2>
        <fieldset className="flex flex-wrap gap-x-7">
          <legend className="sr-only">{t.votes.nominations}</legend>
          {votes.map(({ prize }, place) => (
            <label
              key={prize}
              className="inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent text-ink-2 hover:text-ink has-checked:border-accent has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="votes"
                id={`votes-${place}`}
                defaultChecked={place === 0}
                className="sr-only"
              />
              {prize}
            </label>
          ))}
        </fieldset>
      </div>
      {votes.map((vote, place) => (
        <div key={vote.prize} className={cx('mt-4 overflow-x-auto border-t-3 border-ink pt-3', shown[place])}>
          <VoteTable vote={vote} t={t} locale={locale} />
        </div>
      ))}
      <ul className="type-caption mt-6 flex flex-wrap gap-x-7 gap-y-2 text-ink-2">
        {Object.values(t.grades).map((name, grade) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" focusable="false" width="22" height="12" className="text-ink">
              <rect x=".5" y=".5" width="21" height="11" fill={fills[grade]} stroke="currentColor" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p className="type-caption mt-3 max-w-text text-ink-2">{t.votes.note}</p>
    </section>
  )
}

// Which table is seen follows from the choice above it, without a script.
const shown = [
  'hidden group-has-[#votes-0:checked]/votes:block',
  'hidden group-has-[#votes-1:checked]/votes:block',
  'hidden group-has-[#votes-2:checked]/votes:block',
  'hidden group-has-[#votes-3:checked]/votes:block',
]

function VoteTable({ vote, t, locale }: { vote: Vote } & Words) {
  const cell = 'border-t border-hair py-4 pr-6 text-left align-middle'
  return (
    <table className="w-full min-w-[680px] border-collapse">
      <caption className="sr-only">{`${vote.prize}, ${vote.ballots}`}</caption>
      <thead>
        <tr className="type-caption text-ink-2">
          {[t.votes.book, `${t.votes.given}, ${vote.ballots}`, t.votes.median, t.votes.place].map(name => (
            <th key={name} scope="col" className="pr-6 pb-3 text-left font-normal first:pl-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vote.books.map(book => (
          <tr key={book.id} className={book.isWinner ? 'bg-raised' : undefined}>
            <th
              scope="row"
              className={cx(
                cell,
                'w-[28%] border-l-4 pl-3 font-normal',
                book.isWinner ? 'border-l-accent' : 'border-l-transparent',
              )}
            >
              <span lang={langOf(book.title, locale)} className="font-display block text-[1.125rem]">
                {book.title}
              </span>
              <span lang={langOf(book.author, locale)} className="type-caption text-ink-2">
                {book.author}
              </span>
            </th>
            <td className={cell}>
              <GradeBar counts={book.counts} names={Object.values(t.grades)} />
            </td>
            <td className={`${cell} type-body font-medium`}>{book.median ?? t.votes.none}</td>
            <td className={cell}>
              {book.isWinner ? (
                <Badge tone="success" icon="check">
                  {t.votes.winner}
                </Badge>
              ) : (
                <span className="font-display text-[1.5rem]">{book.place ?? t.votes.none}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function GradeBar({ counts, names }: { counts: readonly number[]; names: readonly string[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const said = counts.flatMap((count, grade) => (count > 0 ? [`${names[grade]}: ${count}`] : [])).join(', ')
  const from = (grade: number) => counts.slice(0, grade).reduce((sum, count) => sum + count, 0)
  const share = (count: number) => `${((100 * count) / Math.max(all, 1)).toFixed(3)}%`
  return (
    <svg role="img" aria-label={said} width="100%" height="40" className="block min-w-[240px] text-ink">
      {counts.map((count, grade) =>
        count === 0 ? null : (
          <g key={names[grade]}>
            <rect x={share(from(grade))} y="6" width={share(count)} height="28" className="fill-ground" />
            <rect
              x={share(from(grade))}
              y="6"
              width={share(count)}
              height="28"
              fill={fills[grade]}
              stroke="currentColor"
            />
            <text
              x={share(from(grade) + count / 2)}
              y="25"
              fontSize="13"
              fontWeight="600"
              textAnchor="middle"
              fill="currentColor"
              paintOrder="stroke"
              strokeWidth="6"
              className="stroke-ground"
            >
              {count}
            </text>
          </g>
        ),
      )}
      <rect x="50%" y="0" width="2" height="6" className="fill-accent" />
      <rect x="50%" y="34" width="2" height="6" className="fill-accent" />
    </svg>
  )
}

const fills = [
  'currentColor',
  'url(#grade-flutes)',
  'url(#grade-hatch)',
  'url(#grade-dots)',
  'none',
  'url(#grade-cross)',
]

function Patterns() {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0" className="symbols text-ink">
      <Pattern id="grade-flutes" size={4} d="M1 0V4" />
      <Pattern id="grade-hatch" size={8} d="M0 8 8 0M-2 2 2-2M6 10 10 6" />
      <Pattern id="grade-dots" size={6} d="M2 3h1.5" />
      <Pattern id="grade-cross" size={8} d="M0 0 8 8M8 0 0 8" />
    </svg>
  )
}

function Pattern({ id, size, d }: { id: string; size: number; d: string }) {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <path d={d} stroke="currentColor" strokeWidth="1.2" fill="none" />
    </pattern>
  )
}
