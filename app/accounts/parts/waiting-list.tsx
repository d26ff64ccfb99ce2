import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { AccountTexts } from '../texts.ru.ts'

type Thing = { title: string; text: string; to: string; action: string; due: string | null }
type Words = Pick<AccountTexts['account'], 'until' | 'dueBy'>

/** What waits: the most urgent raised, with the one button of the page that calls; the rest in rows. */
export function WaitingList({ things, t }: { things: readonly Thing[]; t: Words }) {
  const [urgent, ...rest] = things
  if (!urgent) return null
  return (
    <>
      <div className="mt-4 grid gap-x-8 gap-y-5 border border-t-4 border-hair border-t-accent bg-raised p-5 sm:p-7 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h3 className="type-d3">{urgent.title}</h3>
          <p className="mt-2 break-words text-ink-2">{urgent.text}</p>
          <Link to={urgent.to} className={buttonClass({ className: 'mt-5' })}>
            {urgent.action}
            <span className="sr-only">: {urgent.title}</span>
          </Link>
        </div>
        {urgent.due && (
          <p className="type-small self-start text-warning md:border-l md:border-hair md:pl-8">
            <span className="flex items-center gap-2">
              <Icon name="clock" size={18} />
              {t.dueBy}
            </span>
            <span className="type-d2 mt-1 block">{urgent.due}</span>
          </p>
        )}
      </div>
      <ul>
        {rest.map(thing => (
          <li
            key={`${thing.to} ${thing.title}`}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-b border-hair py-4"
          >
            <div className="min-w-56 grow basis-0">
              <h3 className="type-body font-semibold">{thing.title}</h3>
              <p className="type-small break-words text-ink-2">{thing.text}</p>
            </div>
            {thing.due && <p className="type-small text-ink-2">{fill(t.until, { day: thing.due })}</p>}
            <Link to={thing.to} className={buttonClass({ tone: 'text' })}>
              {thing.action}
              <span className="sr-only">: {thing.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
