import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import type { LetterOfficeTexts } from '../texts.ru.ts'

/** What a letter says, in both its dresses; or why nothing is shown of it. */
export function LetterWords({
  words: { why, body, dress },
  subject,
  locale,
  t,
}: {
  words: { why: string | null; body: string; dress: string | null }
  subject: string
  locale: LocaleCode
  t: LetterOfficeTexts['letter']
}) {
  if (why !== null) return <p className="type-body max-w-text">{why}</p>
  return (
    <>
      {dress && (
        <>
          {/* Nothing in it runs, and nothing is loaded: its own headers say so too (`files/letter.server.ts`). */}
          <iframe
            src={dress}
            sandbox=""
            referrerPolicy="no-referrer"
            title={fill(t.frame, { subject })}
            className="h-[42rem] w-full max-w-[60rem] border border-edge bg-raised"
          />
          <p className="type-small mt-2 text-ink-2">{t.frameNote}</p>
        </>
      )}
      <details className="mt-5 max-w-[60rem]" open={dress === null}>
        <summary className="flex min-h-11 cursor-pointer items-center">
          <span className="link">{t.words}</span>
        </summary>
        <p lang={locale} className="border-l-4 border-hair pl-4 break-words whitespace-pre-line">
          {body}
        </p>
      </details>
    </>
  )
}
