import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import type { JuryTexts } from '../texts.ru.ts'

/** What has just been done or refused. */
export function Said({ done, error, t }: { done: string | null; error: string | null; t: JuryTexts }) {
  const words: Record<string, string> = t.done
  return (
    <OfficeOutcome
      error={error ?? undefined}
      done={done !== null && Object.hasOwn(words, done) ? words[done] : undefined}
    />
  )
}
