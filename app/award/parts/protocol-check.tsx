import { type ChangeEvent, useEffect, useState } from 'react'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { ProtocolData } from '../pages/protocol.server.ts'
import type { ProtocolCheck as Check } from '../seal/check-protocol.ts'
import { HashRow } from './hash-row.tsx'

type Checked = { name: string; check: Check } | 'cannot' | 'failed' | null

const publishedFile = '/award/protocol.json'

/** Works out the hash of the protocol and its result in the visitor's own browser, of the published file or of one they choose. */
export function ProtocolCheck({ data, locale }: { data: ProtocolData; locale: LocaleCode }) {
  const { words } = data
  const hash = data.seal?.hash ?? ''
  const [checked, setChecked] = useState<Checked>(null)

  async function check(name: string, bytes: () => Promise<ArrayBuffer>) {
    setChecked(null)
    setChecked(await answerOf(name, bytes, hash))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    void check('protocol.json', async () => (await fetch(publishedFile, { cache: 'no-cache' })).arrayBuffer())
  }, [])
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) void check(file.name, () => file.arrayBuffer())
  }

  const done = checked && typeof checked === 'object' ? checked : null
  return (
    <>
      <HashRow name={words.counted} note={done?.name} hash={done?.check.hash ?? null} />
      <div className="grid gap-x-8 gap-y-2 border-t border-hair py-6 sm:grid-cols-[180px_1fr]">
        <p className="type-small text-ink-2">{words.verdict}</p>
        <div>
          <div role="status" className="min-h-[6rem]">
            <Verdict checked={checked} words={words} locale={locale} />
          </div>
          <p className="mt-5 flex flex-wrap gap-3">
            <label
              className={buttonClass({
                tone: 'ghost',
                size: 'small',
                className: 'cursor-pointer focus-within:outline-2',
              })}
            >
              {words.choose}
              <input type="file" accept=".json,application/json" className="sr-only" onChange={choose} />
            </label>
            <a href={publishedFile} download className={buttonClass({ tone: 'ghost', size: 'small' })}>
              {words.protocol}
            </a>
            {data.seal?.receipt && (
              <a href="/award/receipt.tsr" download className={buttonClass({ tone: 'ghost', size: 'small' })}>
                {words.receipt}
              </a>
            )}
          </p>
          <details className="mt-5">
            <summary className="type-body flex min-h-11 cursor-pointer items-center underline decoration-accent underline-offset-[6px]">
              {words.command}
            </summary>
            <p className="type-small mt-2 text-ink-2">{words.commandText}</p>
            <pre className="type-small mt-2 overflow-x-auto border border-hair p-4">
              <code>{`npm run verify-protocol -- protocol.json ${hash}`}</code>
            </pre>
          </details>
        </div>
      </div>
    </>
  )
}

function Verdict({
  checked,
  words,
  locale,
}: {
  checked: Checked
  words: ProtocolData['words']
  locale: LocaleCode
}) {
  if (checked === null) {
    return (
      <>
        <p className="type-lead text-ink-2">{words.waiting}</p>
        <noscript>{words.noScript}</noscript>
      </>
    )
  }
  if (typeof checked === 'string') return <p className="type-lead text-warning">{words[checked]}</p>
  const { check } = checked
  if (check.ok) {
    const { books } = check.protocol
    return (
      <>
        <p className="type-d3 text-success">{words.same}</p>
        <p className="type-body mt-2 text-ink-2">
          {fill(words.recounted, {
            books: fill(plural(books.length, locale, words.books), { count: books.length }),
            jurors: jurorsOf(check.protocol, words, locale),
          })}
        </p>
      </>
    )
  }
  const isOther = check.problems.includes('other-hash')
  return (
    <>
      <p className="type-d3 text-error">{isOther ? words.other : words.same}</p>
      {check.problems.map(problem => (
        <p key={problem} className="type-body mt-2 text-ink-2">
          {words.problems[problem]}
        </p>
      ))}
    </>
  )
}

async function answerOf(name: string, bytes: () => Promise<ArrayBuffer>, hash: string): Promise<Checked> {
  if (!globalThis.crypto?.subtle) return 'cannot'
  try {
    // Its code comes with this page alone.
    const { checkProtocol } = await import('../seal/check-protocol.ts')
    return { name, check: await checkProtocol(new Uint8Array(await bytes()), hash) }
  } catch {
    return 'failed'
  }
}

function jurorsOf(
  { sheets, absences, ballots, prizeVotes }: Extract<Check, { ok: true }>['protocol'],
  words: ProtocolData['words'],
  locale: LocaleCode,
): string {
  const count = new Set([...sheets, ...absences, ...ballots, ...prizeVotes].map(({ juror }) => juror)).size
  return fill(plural(count, locale, words.jurors), { count })
}
