import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import type { AccountOverview, AccountTalk } from '../account-room.ts'

/** The days that matter, the next of them marked. */
export function Deadlines({
  deadlines,
  title,
  over,
}: {
  deadlines: AccountOverview['deadlines']
  title: string
  over: string
}) {
  return (
    <section aria-labelledby="deadlines">
      <h2 id="deadlines" className="bracket type-d3 pt-4">
        {title}
      </h2>
      <ol className="mt-4">
        {deadlines.map(({ day, title: what, text, state }) => (
          <li
            key={what}
            className={cx('group grid grid-cols-[6.5rem_1.5rem_1fr]', state === 'past' && 'text-ink-2')}
          >
            <span
              className={cx('type-small whitespace-nowrap', state === 'next' && 'font-semibold text-warning')}
            >
              {day}
            </span>
            {/* A dot on the line of days. */}
            <span
              aria-hidden="true"
              className="relative before:absolute before:top-4 before:-bottom-1.5 before:left-[4.5px] before:border-l before:border-hair group-last:before:hidden"
            >
              <span
                className={cx(
                  'mt-1.5 block size-2.5 rounded-full border',
                  state === 'next' ? 'border-warning bg-warning' : 'border-edge',
                  state === 'past' && 'bg-ink-2',
                )}
              />
            </span>
            <span className="pb-4">
              <span className="block">
                {what}
                {state === 'past' && <span className="sr-only">, {over}</span>}
              </span>
              {text && <span className="type-small block text-ink-2">{text}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The last of what was written to and fro. */
export function Talk({ talk }: { talk: AccountTalk }) {
  return (
    <section className="lintel col-span-full lg:col-span-8" aria-labelledby="talk">
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="talk" className="type-d2 [--fit:0.72]">
          {talk.title}
        </h2>
        <Link to={talk.to} className={buttonClass({ tone: 'text' })}>
          {talk.action}
        </Link>
      </div>
      {talk.rows.length === 0 && <p className="type-lead mt-3 text-ink-2">{talk.empty}</p>}
      <ul>
        {talk.rows.map(({ id, author, text, at, mark }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 border-b border-hair py-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <span className="font-semibold break-words">
              {mark && (
                <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-accent" />
              )}
              {author}
              {mark && <span className="type-small block font-normal text-ink-2">{mark}</span>}
            </span>
            <span className="min-w-0 break-words">{text}</span>
            <span className="type-small text-ink-2">{at}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
