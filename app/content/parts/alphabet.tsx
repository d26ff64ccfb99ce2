import { cx } from '../../ui/cx.ts'

export function letterId(letter: string) {
  return `letter-${letter.toLowerCase().codePointAt(0)}`
}

/**
 * Letters lead to the first name filed under them; letters without a name are there but lead nowhere. On phones a short
 * list does without, and a long one has them in a row that scrolls.
 */
export function Alphabet({
  present,
  t,
  isLong = false,
}: {
  present: Set<string>
  t: { alphabet: string; letters: string }
  isLong?: boolean
}) {
  return (
    <nav
      aria-label={t.alphabet}
      className={cx('mt-6 border-y border-hair', isLong ? 'no-scrollbar overflow-x-auto' : 'max-md:hidden')}
    >
      <ul className={cx('flex justify-between', isLong && 'w-max min-w-full')}>
        {[...t.letters].map(letter => (
          <li
            key={letter}
            className={cx('type-serif-small min-w-0 flex-1 text-center', isLong && 'max-xl:min-w-11')}
          >
            {present.has(letter) ? (
              <a href={`#${letterId(letter)}`} className="block text-center leading-13 hover:text-accent">
                {letter}
              </a>
            ) : (
              <span aria-hidden="true" className="block text-center leading-13 text-ink-3">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
