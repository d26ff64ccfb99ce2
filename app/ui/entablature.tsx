import { cx } from './cx.ts'

/** The double rule under a page title, over the footer and over a total. */
export function Entablature({
  overhang = false,
  flip = false,
  className,
}: {
  /** Reaches past the page margin where columns hang under it. */
  overhang?: boolean
  /** Thin line first: the lower edge of the architrave. */
  flip?: boolean
  className?: string
}) {
  return (
    <div
      aria-hidden="true"
      className={cx('entablature', flip && 'entablature-flip', overhang && 'overhang', className)}
    />
  )
}
