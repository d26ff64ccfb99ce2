import { cx } from './cx.ts'

/** A filter chip: on, off, or with nothing behind it. */
export function chipClass(state: boolean | 'empty') {
  return cx(
    'chip type-small inline-flex min-h-11 items-center border px-4 transition-colors',
    state === 'empty' && 'border-dashed border-edge text-ink-3',
    state === true && 'border-ink bg-ink text-ground',
    state === false && 'border-edge hover:border-ink',
  )
}
