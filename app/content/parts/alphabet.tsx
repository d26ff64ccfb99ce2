import type { ContentTexts } from '../texts.ru.ts'

export function letterId(letter: string) {
  return `letter-${letter.toLowerCase().codePointAt(0)}`
}

/** Letters lead to the first name filed under them; letters without a name are there but lead nowhere. */
export function Alphabet({ present, t }: { present: Set<string>; t: ContentTexts }) {
  return (
    <nav aria-label={t.alphabet} className="mt-6 border-y border-hair max-md:hidden">
      <ul className="flex justify-between">
        {[...t.letters].map(letter => (
          <li key={letter} className="type-serif-small min-w-0 flex-1 text-center">
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
