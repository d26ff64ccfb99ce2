import { expect, it } from 'vitest'
import { duplicates, sentences } from './reading.ts'
import type { ArtistRecord, ParticipantRecord } from './types.ts'

const letters: Record<string, string> = Object.fromEntries(
  'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya'
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 ? [] : [[letter, all[index + 1] ?? '']])),
)

/** A name as an address: soft and hard signs drop out, and a final -ый or -ий becomes -y. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
    .replace(/[ыи]й(?=-|$)/g, 'й')
    .replace(/[ьъ]/g, '')
    .replace(/[а-яё]/g, letter => letters[letter] ?? letter)

/** What is true of everybody with a stand, whichever section they stand in. */
export function testParticipants(participants: ParticipantRecord[], artists: ArtistRecord[]) {
  const known = new Map(artists.map(artist => [artist.slug, artist]))
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
      expect(duplicates(artists), slug).toEqual([])
      expect(
        artists.filter(artist => !known.has(artist)),
        slug,
      ).toEqual([])
      if (type !== 'artist' && type !== 'sculptor') continue
      expect(artists, slug).toEqual([slug])
      expect(known.get(slug)?.name, slug).toEqual(name)
    }
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
