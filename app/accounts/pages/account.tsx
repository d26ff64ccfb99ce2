import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AccountFrame } from '../parts/account-frame.tsx'
import { Bays } from '../parts/bays.tsx'
import { Deadlines, Talk } from '../parts/overview-parts.tsx'
import { OtherFairs, OwnStand, Papers } from '../parts/stand-and-papers.tsx'
import { WaitingList } from '../parts/waiting-list.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './account.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** What waits for me, where I stand, and whose account this is. */
export default function Account({ data, t }: Props) {
  const words = t.account
  const { frame, overview, talk, stand, papers, otherFairs } = data
  return (
    <AccountFrame
      frame={frame}
      above={overview?.above}
      title={overview?.title ?? words.title}
      lead={overview?.lead ?? (data.isMember ? words.lead : undefined)}
    >
      {data.isWelcome && (
        <p role="status" className="type-lead mb-10 max-w-text border-l-4 border-success pl-4">
          {words.welcome}
        </p>
      )}
      {overview && (
        <div className="mb-11">
          <Bays view={overview.bays} />
        </div>
      )}
      <div className="grid-columns gap-y-14 lg:grid-rows-[auto_1fr]">
        <Waiting data={data} t={t} />
        <aside className="col-span-full grid content-start gap-y-12 lg:col-span-4 lg:row-span-2">
          {stand && <OwnStand stand={stand} />}
          {overview && overview.deadlines.length > 0 && (
            <Deadlines deadlines={overview.deadlines} title={words.deadlines} over={words.over} />
          )}
          {papers && <Papers papers={papers} />}
          {otherFairs.length > 0 && <OtherFairs fairs={otherFairs} title={words.otherFairs} />}
          <Who data={data} t={t} />
        </aside>
        {talk && <Talk talk={talk} />}
      </div>
    </AccountFrame>
  )
}

function Waiting({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.account
  const { waiting, overview } = data
  return (
    <section className="lintel col-span-full lg:col-span-8" aria-labelledby="waiting">
      <h2 id="waiting" className="type-d2 mt-4 [--fit:0.72]">
        {words.waiting}
      </h2>
      {waiting.length > 0 && <WaitingList things={waiting} t={words} />}
      {waiting.length === 0 && overview && <p className="type-lead mt-4 text-ink-2">{words.nothing}</p>}
      {waiting.length === 0 && !overview && (
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
  )
}

function Who({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.account
  const { frame } = data
  return (
    <section className="lintel" aria-labelledby="who">
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
    </section>
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
