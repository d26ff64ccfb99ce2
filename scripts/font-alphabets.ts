/**
 * What each font file carries. Fontsource keeps every script in its own file (№ with Cyrillic, ₽ with Latin
 * Extended), and a subset cannot join two of them; so the two signs get a file of their own, or one № on an
 * English page would fetch all of Cyrillic.
 */
export const alphabets = {
  cyrillic: { script: 'cyrillic', characters: `Ёё${range('А', 'я')}` },
  latin: { script: 'latin', characters: range('A', 'Z') + range('a', 'z') },
  figures: {
    script: 'latin',
    characters: `${range(' ', '@')}[\\]_{|}~\u00a0©«»°·²³½×–—‘’‚“”„•…`,
  },
  numero: { script: 'cyrillic', characters: '№' },
  rouble: { script: 'latin-ext', characters: '₽' },
  accents: { script: 'latin', characters: `${range('À', 'Ö')}${range('Ø', 'ö')}${range('ø', 'ÿ')}Œœ` },
} as const

export type Alphabet = keyof typeof alphabets

function range(first: string, last: string) {
  const start = first.charCodeAt(0)
  return String.fromCodePoint(...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, i) => start + i))
}
