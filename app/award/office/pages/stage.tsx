import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { fill } from '../../../platform/fill.ts'
import { AwardTabs } from '../parts/award-tabs.tsx'
import { NextStep } from '../parts/next-step.tsx'
import { RoundResults } from '../parts/round-results.tsx'
import { Ballots, TwoSignatures } from '../parts/two-signatures.tsx'
import type { AwardOfficeTexts } from '../texts.ru.ts'
import type { StageData } from './stage.server.ts'

type Props = PageProps<StageData, AwardOfficeTexts>

/** How far the award is, what its next step needs, and everything that was done. */
export default function Stage({ data, t }: Props) {
  const words = t.stage
  const done = data.done ? (words.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeFrame frame={data.frame} title={words.title} note={fill(words.now, { stage: data.stageName })}>
      <AwardTabs t={t} />
      <OfficeOutcome error={data.error?.message} done={done} />
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <NextStep data={data} t={t} />
          <TwoSignatures data={data} t={words} />
          <Protocol data={data} t={t} />
          <RoundResults data={data} t={t} />
        </div>
        <div className="min-w-0">
          <Calendar data={data} t={t} />
          <Ballots data={data} t={t} />
          <History data={data} t={t} />
        </div>
      </div>
    </OfficeFrame>
  )
}

function Calendar({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.stage.calendar
  const names = ['closesAt', 'judgingFrom', 'firstRoundEndsAt', 'voteEndsAt', 'ceremonyAt'] as const
  return (
    <section aria-labelledby="calendar" className="lintel-current bg-raised p-5">
      <h2 id="calendar" className="type-d3 mb-3">
        {words.title}
      </h2>
      <dl>
        {names.map(name => (
          <div key={name} className="mb-2 last:mb-0">
            <dt className="type-caption text-ink-2">{words[name]}</dt>
            <dd>{data.moments[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Protocol({ data: { protocol }, t }: Pick<Props, 'data' | 't'>) {
  const words = t.stage.protocol
  if (!protocol) return null
  return (
    <Section title={words.title}>
      <p className="text-ink-2">{words.hash}</p>
      <p className="font-mono break-all">{protocol.hash}</p>
      <p className="mt-2">{fill(words.sealedAt, { at: protocol.sealedAt })}</p>
      <p>{protocol.stampedAt ? fill(words.stampedAt, { at: protocol.stampedAt }) : words.notStamped}</p>
    </Section>
  )
}

function History({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.stage
  return (
    <div className="mt-10">
      <Section title={words.history}>
        {data.history.length === 0 && <p className="text-ink-2">{words.noHistory}</p>}
        <ol>
          {data.history.map(entry => (
            <li key={entry.id} className="border-b border-hair py-3">
              <span className="block">{words.actions[entry.action]}</span>
              {entry.details && <span className="type-small block break-words">{entry.details}</span>}
              <span className="type-small block break-words text-ink-2">
                {entry.at}, {words.actors[entry.actor]}, {entry.who}
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.stage.title, isHidden: true }
}
