import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import type { CouncilTexts } from '../texts.ru.ts'

/** What has just been done or refused. */
export function Said({ done, error, t }: { done: string | null; error: string | null; t: CouncilTexts }) {
  return (
    <OfficeOutcome
      error={error ?? undefined}
      done={done ? (t.done as Record<string, string>)[done] : undefined}
    />
  )
}
