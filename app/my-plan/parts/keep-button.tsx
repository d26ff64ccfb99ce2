import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { isKept, type KeptKind } from '../kept-plan.ts'
import { toggleKept, useMyPlan } from './use-my-plan.ts'

/** The heart: into my plan and out of it. `name` is the thing's own name, said to screen readers only. */
export function KeepButton({
  kind,
  slug,
  words,
  name,
  hasWords = false,
  className,
}: {
  kind: KeptKind
  slug: string
  /** What pressing it does: «В мой план», and when it is there: «В моём плане». */
  words: { keep: string; kept: string }
  name: string
  hasWords?: boolean
  className?: string
}) {
  const kept = isKept(useMyPlan(), kind, slug)
  const said = kept ? words.kept : words.keep
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={`${words.keep}: ${name}`}
      onClick={() => toggleKept(kind, slug)}
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 transition-colors hover:text-accent',
        kept && 'text-accent',
        hasWords && 'type-small border border-edge px-4 font-medium hover:border-ink',
        className,
      )}
    >
      <Icon name="heart" size={20} className={kept ? 'fill-current' : undefined} />
      {hasWords && said}
    </button>
  )
}
