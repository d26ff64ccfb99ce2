import { describe, expect, it } from 'vitest'
import { slugOf } from './participant-rules.ts'
import { collect, duplicates, manifest, offending, recordsOf, sentences, testTypography } from './reading.ts'

const artists = await recordsOf('artists')
const participants = await recordsOf('participants')
const speakers = await recordsOf('speakers')
const works = participants.flatMap(({ works }) => works)
const nameOf = (slug: string) => artists.find(artist => artist.slug === slug)?.name.ru ?? ''

describe('artists', () => {
  it('go by their names, each once, spelt one way', () => {
    for (const { slug, name } of artists) expect(slug).toBe(slugOf(name.ru))
    expect(duplicates(artists.map(({ name }) => name.en))).toEqual([])
  })

  it('are all shown by somebody', () => {
    const shown = new Set(participants.flatMap(participant => participant.artists))
    expect(artists.map(({ slug }) => slug).filter(slug => !shown.has(slug))).toEqual([])
  })

  it('made every work as grown people', () => {
    const bornOf = new Map(artists.map(({ slug, born }) => [slug, born]))
    for (const { artist, picture } of works) {
      const year = manifest.works.find(({ file }) => file === picture)?.year ?? 0
      expect(year - (bornOf.get(artist) ?? 0), `${artist}: ${picture}`).toBeGreaterThanOrEqual(16)
    }
    const years = artists.map(({ born }) => born)
    expect([Math.min(...years) > 1940, Math.max(...years) < 2008]).toEqual([true, true])
  })

  it('were born in the year that the texts of their stands say', () => {
    for (const { about, artists: shown } of participants) {
      for (const paragraph of about.ru) {
        const year = /[Рр]одил(?:ся|ась) в\s(\d{4})/.exec(paragraph)?.[1]
        if (!year) continue
        // On a stand of several the sentence begins with the name.
        const who = shown.length === 1 ? shown[0] : shown.find(slug => paragraph.includes(nameOf(slug)))
        expect(artists.find(({ slug }) => slug === who)?.born, paragraph).toBe(Number(year))
      }
    }
  })

  it('live where they speak from', () => {
    for (const { firstName, lastName, city } of speakers) {
      const artist = artists.find(({ name }) => name.ru === `${firstName.ru} ${lastName.ru}`)
      if (artist) expect(artist.city, artist.slug).toEqual(city)
    }
  })

  it('are described in a sentence or three, and most by facts alone', () => {
    const told = artists.flatMap(({ about }) => about ?? [])
    expect(told.length).toBeGreaterThanOrEqual(20)
    expect(told.length).toBeLessThan(artists.length / 2)
    for (const { ru, en } of told) {
      expect([1, 2, 3], ru).toContain(sentences(ru))
      expect([ru, en].every(text => text.endsWith('.'))).toBe(true)
    }
    // Not all in one breath: some are short, some are long.
    const lengths = told.map(({ ru }) => ru.length)
    expect([Math.min(...lengths) < 40, Math.max(...lengths) > 140]).toEqual([true, true])
  })

  it('bear ordinary surnames as well as rare ones', () => {
    const common = /(Иванов|Кузнецов|Смирнов|Попов|Соколов|Волков|Морозов|Новиков|Павлов|Козлов|Лебедев)а?$/
    expect(artists.filter(({ name }) => common.test(name.ru)).length).toBeGreaterThanOrEqual(10)
  })
})

describe('texts', () => {
  const texts = artists.flatMap(artist => collect(artist, artist.slug))

  testTypography(texts)

  it('leave dates, prices and tokens to the edition', () => {
    expect(offending(texts, /[₽%{}]|\b20\d\d\b/)).toEqual([])
  })
})
