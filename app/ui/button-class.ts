import { cx } from './cx.ts'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'text' | 'danger'
export type ButtonSize = 'large' | 'small'

/** The look of a button for whatever is one: a button, a link, a label of a file field. */
export function buttonClass({
  tone = 'primary',
  size = 'large',
  className,
}: {
  tone?: ButtonTone
  size?: ButtonSize
  className?: string
} = {}) {
  if (tone === 'text') return cx(inline, tones.text, className)
  return cx(box, sizes[size], tones[tone], className)
}

/** What replaces a button when its time has not come or has passed. */
export function closedClass({ size = 'large', className }: { size?: ButtonSize; className?: string } = {}) {
  return cx('inline-flex items-center border border-dashed border-edge text-ink-3', sizes[size], className)
}

// Disabled turns dashed instead of pale: the words stay readable.
const disabled =
  'disabled:border disabled:border-dashed disabled:border-edge disabled:bg-transparent disabled:text-ink-3'
const box = `inline-flex items-center justify-center gap-2.5 text-center leading-tight transition-colors ${disabled}`
const inline = 'inline-flex min-h-11 items-center gap-2.5 transition-colors disabled:text-ink-3'

const sizes = {
  large: 'min-h-14 px-6 py-3 text-[1rem]',
  small: 'min-h-11 px-5 py-2 text-[0.9375rem]',
}

const tones = {
  primary: 'bg-accent font-semibold text-on-accent hover:bg-accent-hover active:bg-accent-press',
  secondary: 'bg-ink font-semibold text-ground hover:bg-ink-2 active:bg-ink-3',
  ghost: 'border border-edge font-medium text-ink hover:border-ink active:bg-active',
  danger: 'border border-edge font-medium text-error hover:border-error active:bg-active',
  text: 'font-medium underline decoration-accent decoration-[1.5px] underline-offset-[6px] hover:decoration-ink',
}
