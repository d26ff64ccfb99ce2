import { cx } from '../../../ui/cx.ts'
import type { LanguageState } from '../../drafts/read-records.server.ts'

const looks: Record<LanguageState, string> = {
  'on-site': 'text-success',
  draft: 'text-warning',
  stale: 'text-warning',
  none: 'text-ink-2',
  withdrawn: 'text-ink-2',
  scheduled: 'text-info',
}
const marks: Record<LanguageState, string> = {
  'on-site': '✓',
  draft: '◐',
  stale: '△',
  none: '○',
  withdrawn: '○',
  scheduled: '◷',
}

/** How a record stands in one language: a mark and a word, never the colour alone. */
export function StateMark({ state, label }: { state: LanguageState; label: string }) {
  return (
    <span className={cx('whitespace-nowrap', looks[state])}>
      <span aria-hidden="true">{marks[state]} </span>
      {label}
    </span>
  )
}
