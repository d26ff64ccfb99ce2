import { cx } from './cx.ts'

/** The name on the frieze, one letter in each bay. Decoration: the name itself is said in words nearby. */
export function Inscription({ letters, className }: { letters: string; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('type-inscription flex', className)}>
      {[...letters].map((letter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, their places do not
        <span key={place} className="flex-1 text-center">
          {letter}
        </span>
      ))}
    </span>
  )
}
