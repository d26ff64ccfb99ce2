import { expect, it } from 'vitest'
import { duplicates, sentences } from './reading.ts'
import type { ParticipantRecord } from './types.ts'

/** What is true of everybody with a stand, whichever section they stand in. */
export function testParticipants(participants: ParticipantRecord[]) {
  const letters: Record<string, string> = Object.fromEntries(
    'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya'
      .split(' ')
      .flatMap((letter, index, all) => (index % 2 ? [] : [[letter, all[index + 1] ?? '']])),
  )
  /** Soft and hard signs drop out, and a final -ый or -ий becomes -y. */
  const slugOf = (name: string) =>
    name
      .toLowerCase()
      .replace(/[\s-]+/g, '-')
      .replace(/[ыи]й(?=-|$)/g, 'й')
      .replace(/[ьъ]/g, '')
      .replace(/[а-яё]/g, letter => letters[letter] ?? letter)

  it('have a name and an address of their own', () => {
    expect(duplicates(participants.map(({ slug }) => slug))).toEqual([])
    expect(duplicates(participants.map(({ name }) => name.ru))).toEqual([])
    expect(duplicates(participants.map(({ name }) => name.en))).toEqual([])
    expect(duplicates(participants.map(({ email }) => email))).toEqual([])
    for (const { slug, name } of participants) expect(slug).toBe(slugOf(name.ru))
  })

  it('can be written to', () => {
    for (const { slug, email, website } of participants) {
      expect(email, slug).toMatch(/^[a-z-]+@[a-z-]+\.example$/)
      expect([undefined, `https://${slug}.example`], slug).toContain(website)
    }
  })

  it('name one to six people, a single artist only themselves', () => {
    for (const { slug, name, type, artists } of participants) {
      expect(artists.length, slug).toBeGreaterThanOrEqual(1)
      expect(artists.length, slug).toBeLessThanOrEqual(6)
      expect(duplicates(artists.map(({ ru }) => ru)), slug).toEqual([])
      if (type === 'artist' || type === 'sculptor') expect(artists, slug).toEqual([name])
    }
  })

  it('spell one person one way', () => {
    const people = participants.flatMap(({ artists }) => artists)
    const pairs = new Set(people.map(({ ru, en }) => `${ru} ${en}`))
    expect(new Set(people.map(({ ru }) => ru)).size).toBe(pairs.size)
    expect(new Set(people.map(({ en }) => en)).size).toBe(pairs.size)
  })

  it('are not all told in the same way', () => {
    for (const paragraphs of [1, 2, 3]) {
      const such = participants.filter(({ about }) => about.ru.length === paragraphs)
      expect(such.length, `${paragraphs} paragraphs`).toBeGreaterThan(participants.length / 15)
    }
  })

  it('have a lead of one sentence and one to three paragraphs of up to five', () => {
    for (const { slug, lead, about } of participants) {
      for (const language of ['ru', 'en'] as const) {
        expect(lead[language], slug).toMatch(/\.$/)
        expect(sentences(lead[language]), slug).toBe(1)
        expect([1, 2, 3], slug).toContain(about[language].length)
        for (const paragraph of about[language]) {
          expect([1, 2, 3, 4, 5], `${slug}: ${paragraph}`).toContain(sentences(paragraph))
        }
      }
    }
  })
}
