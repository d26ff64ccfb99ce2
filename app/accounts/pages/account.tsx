import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AccountFrame } from '../parts/account-frame.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './account.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** What waits for me, and whose account this is. */
export default function Account({ data, t }: Props) {
  const words = t.account
  const { frame, waiting } = data
  return (
    <AccountFrame frame={frame} title={words.title} lead={data.isMember ? words.lead : undefined}>
      {data.isWelcome && (
        <p role="status" className="type-lead mb-10 max-w-text border-l-4 border-success pl-4">
          {words.welcome}
        </p>
      )}
      <div className="grid-columns gap-y-14">
        <section className="lintel col-span-full lg:col-span-8" aria-labelledby="waiting">
          <h2 id="waiting" className="type-d3 mt-4">
            {words.waiting}
          </h2>
          {waiting.length > 0 ? (
            <ul className="mt-4 border-t border-hair">
              {waiting.map(thing => (
                <Thing key={`${thing.to} ${thing.title}`} thing={thing} until={words.until} />
              ))}
            </ul>
          ) : (
            <EmptyState
              action={
                <Link to="/exhibitor/" className={buttonClass({ tone: 'ghost' })}>
                  {words.howToTakePart}
                </Link>
              }
            >
              {words.nothing}
            </EmptyState>
          )}
        </section>
        <aside className="lintel col-span-full lg:col-span-4" aria-labelledby="who">
          <h2 id="who" className="type-d3 mt-4">
            {words.who}
          </h2>
          <dl className="mt-4 border-t border-hair">
            <Fact name={words.name}>{frame.name}</Fact>
            <Fact name={words.email}>
              <span className="break-all">{frame.email}</span>
            </Fact>
            <Fact name={words.code}>{data.hasCode ? words.codeOn : words.codeOff}</Fact>
          </dl>
          <Link to="/account/security/" className={buttonClass({ tone: 'text', className: 'mt-3' })}>
            {words.toSecurity}
          </Link>
        </aside>
      </div>
    </AccountFrame>
  )
}

function Thing({
  thing,
  until,
}: {
  thing: Props['data']['waiting'][number]
  until: AccountTexts['account']['until']
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-b border-hair py-4">
      <div className="min-w-56 grow">
        <h3 className="type-body font-semibold">{thing.title}</h3>
        <p className="type-small text-ink-2">{thing.text}</p>
      </div>
      {thing.due && <p className="type-small text-ink-2">{fill(until, { day: thing.due })}</p>}
      <Link to={thing.to} className={buttonClass({ tone: 'text' })}>
        {thing.action}
        <span className="sr-only">: {thing.title}</span>
      </Link>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-hair py-3">
      <dt className="type-small text-ink-2">{name}</dt>
      <dd className="type-body">{children}</dd>
    </div>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.account.title, isHidden: true }
}
