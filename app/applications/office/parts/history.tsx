import { Section } from '../../../office/parts/section.tsx'
import { fill } from '../../../platform/fill.ts'
import type { SubmissionState } from '../../submission-states.ts'
import type { SubmissionData } from '../pages/submission.server.ts'
import type { SubmissionTexts } from '../texts.ru.ts'

type Entry = SubmissionData['history'][number]

/** Who did what, and when; notes among it. */
export function History({ data, t }: { data: SubmissionData; t: SubmissionTexts }) {
  const words = t.one.history
  return (
    <Section title={words.title}>
      <ol className="border-l border-edge pl-5">
        <li className="mb-4">
          <p className="type-caption text-ink-2">{data.at}</p>
          <p>{words.received}</p>
        </li>
        {data.history.map(entry => (
          <li key={entry.id} className="mb-4">
            <p className="type-caption text-ink-2">{entry.at}</p>
            <p>{deedOf(entry, t)}</p>
            {entry.kind === 'note' && (
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{entry.text || words.noteErased}</p>
            )}
            <p className="type-small break-all text-ink-2">{entry.actor}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function deedOf({ kind, text }: Entry, t: SubmissionTexts): string {
  const words = t.one.history
  if (kind === 'passed-on' || kind === 'passed-on-named') return fill(words[kind], { to: text })
  if (kind !== 'state') return words[kind]
  return fill(words.state, { state: t.states[text as SubmissionState].toLowerCase() })
}
