import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { fill } from '../../../platform/fill.ts'
import type { JournalTexts } from '../texts.ru.ts'
import type { EntryData } from './entry.server.ts'

type Props = PageProps<EntryData, JournalTexts>
type Pieces = EntryData['changes'][number]['was']

/** One entry: who, what, from where, and what stood there before and after. */
export default function Entry({ data, t: { entry: words } }: Props) {
  const { entry } = data
  return (
    <OfficeFrame
      frame={data.frame}
      title={fill(words.title, { number: entry.number })}
      note={
        <Link to="/office/journal/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      <Facts data={data} words={words} />
      <Section title={words.changes}>
        {data.changes.length === 0 && data.records.every(({ changes }) => changes.length === 0) ? (
          <p className="type-body">{words.none}</p>
        ) : (
          <Changes changes={data.changes} words={words} />
        )}
      </Section>
      {data.records.length > 0 && (
        <Section title={words.records}>
          {data.records.map((record, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they come in one order and are never moved
            <div key={place} className="mb-6 border-l-4 border-hair pl-4">
              <p className="font-semibold">{record.what}</p>
              {record.reason && <p>{`${words.reason}: ${record.reason}`}</p>}
              <Changes changes={record.changes} words={words} />
            </div>
          ))}
        </Section>
      )}
    </OfficeFrame>
  )
}

function Facts({ data, words }: { data: EntryData; words: JournalTexts['entry'] }) {
  const { entry } = data
  const what = [entry.section, entry.thing].filter(Boolean).join(': ')
  const facts: [string, ReactNode][] = [
    [words.when, entry.moment],
    [words.who, `${entry.who}, ${data.email}`],
    [words.role, entry.role],
    [words.does, entry.does],
    [
      words.what,
      data.to ? (
        <Link key="to" to={data.to} className="link inline-flex min-h-11 items-center">
          {what}
        </Link>
      ) : (
        what
      ),
    ],
    [words.outcome, entry.outcomeName],
    [words.said, entry.why],
    [words.origin, entry.origin],
    [words.request, entry.requestId],
    [words.former, data.former],
    [words.hash, data.hash ?? words.unsealed],
  ]
  return (
    <dl className="max-w-[60rem] border-t-4 border-ink">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="gap-4 border-b border-hair py-2 sm:flex">
            <dt className="shrink-0 text-ink-2 sm:w-[14rem]">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Changes({ changes, words }: { changes: EntryData['changes']; words: JournalTexts['entry'] }) {
  return changes.map(({ label, was, now }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they come in one order and are never moved
    <div key={place} className="mb-4 max-w-[60rem] border-t border-edge pt-2">
      <h3 className="font-semibold">{label}</h3>
      <div className="grid gap-6 sm:grid-cols-2">
        <Side title={words.was} pieces={was} nothing={words.nothing} />
        <Side title={words.now} pieces={now} nothing={words.nothing} />
      </div>
    </div>
  ))
}

function Side({ title, pieces, nothing }: { title: string; pieces: Pieces; nothing: string }) {
  return (
    <div className="min-w-0">
      <p className="type-caption text-ink-2">{title}</p>
      <p className="whitespace-pre-line break-words">
        {pieces.length === 0 && <span className="text-ink-2">{nothing}</span>}
        {pieces.map(({ kind, text }, place) => {
          const key = `${place}-${kind}`
          if (kind === 'same') return <span key={key}>{text}</span>
          return kind === 'removed' ? (
            <del key={key} className="bg-error/10 text-error">
              {text}
            </del>
          ) : (
            <ins key={key} className="bg-success/10 text-success">
              {text}
            </ins>
          )
        })}
      </p>
    </div>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.entry.title, { number: data.entry.number }), isHidden: true }
}
