import { describe, expect, it } from 'vitest'
import { stands } from '../app/navigator/plan-stands.ts'
import homePage from './pages/home.ts'
import { testParticipants } from './participant-rules.ts'
import {
  duplicates,
  type Language,
  manifest,
  offending,
  pictureExists,
  recordsOf,
  type Text,
  testTypography,
} from './reading.ts'

const artists = await recordsOf('artists')
const nameOf = new Map(artists.map(({ slug, name }) => [slug, name]))
const participants = (await recordsOf('participants')).toSorted((a, b) => a.number - b.number)
const works = participants.flatMap(({ slug, section, works }) =>
  works.map(work => ({ slug, section, ...work })),
)
const sections = { A: 'painting', B: 'sculpture', C: 'paper', D: 'applied', E: 'schools', F: 'book' } as const
/** The children's studio (artist-17) shows in the children's area and has no stand. */
const catalogued = manifest.works.filter(({ artist }) => artist !== 'artist-17')
/** Painting, sculpture and works on paper; their texts speak of each other. */
const hall = participants.filter(({ stand }) => /^[ABC]/.test(stand))
const entryOf = (picture: string) => catalogued.find(({ file }) => file === picture)
const hands = new Set(catalogued.map(({ artist }) => artist))

describe('stands', () => {
  it('are those of the plan, each somebody’s', () => {
    expect(participants.map(({ stand }) => stand).toSorted()).toEqual(
      stands.map(({ code }) => code).toSorted(),
    )
  })

  it('stand in the section of their letter', () => {
    for (const { slug, stand, section } of participants) {
      expect(section, slug).toBe(sections[stand.charAt(0) as keyof typeof sections])
    }
  })

  it('belong to sculptors, schools and publishers only among their like', () => {
    const letters: Record<string, RegExp> = { sculptor: /^[BDEF]/, school: /^E/, publisher: /^F/ }
    for (const { slug, stand, type } of participants) expect(stand, slug).toMatch(letters[type] ?? /./)
  })

  it('keep the neighbours drawn on the plan', () => {
    const named = Array.from({ length: 7 }, (_, index) => {
      const code = `C-${String(index + 5).padStart(2, '0')}`
      const there = participants.find(({ stand }) => stand === code)
      return `${there?.name.ru}, ${there?.city.ru}`
    })
    expect(named).toEqual([
      'Сангина и\u00a0мел, Казань',
      'Дом оттиска, Москва',
      'Бумажный ордер, Москва',
      'Илья Студенец, Тверь',
      'Медная доска, Вологда',
      'Поле и\u00a0перо, Псков',
      'Лев Овсяник, Москва',
    ])
  })

  it('are where the texts send the reader', () => {
    for (const { slug, artists, about } of hall) {
      const codes = (text: string) => [...text.matchAll(/[A-F]-\d{2}/g)].map(([code]) => code)
      expect(codes(about.ru.join(' ')), slug).toEqual(codes(about.en.join(' ')))
      for (const code of codes(about.en.join(' '))) {
        const shown = participants
          .filter(({ stand }) => stand === code)
          .flatMap(({ works }) => works.map(({ artist }) => artist))
        const isPrinter = slug === 'lev-ovsyanik' && code === 'C-07'
        expect(isPrinter || artists.some(artist => shown.includes(artist)), `${slug} → ${code}`).toBe(true)
      }
    }
  })
})

describe('participants', () => {
  testParticipants(participants, artists)

  it('have a number of the catalogue each', () => {
    expect(duplicates(participants.map(({ number }) => String(number)))).toEqual([])
  })
})

describe('works', () => {
  it('show every picture of the catalogue exactly once, three to a stand at most', () => {
    expect(works.map(({ picture }) => picture).toSorted()).toEqual(
      catalogued.map(({ file }) => file).toSorted(),
    )
    for (const { picture } of works) expect(pictureExists(picture), picture).toBe(true)
    for (const { slug, works } of participants) expect(works.length, slug).toBeLessThanOrEqual(3)
  })

  it('hang with an author the stand names; applied art, schools and books in their own section', () => {
    for (const { slug, stand, section, artists, works } of participants) {
      for (const { picture, artist } of works) {
        if (/^[DEF]/.test(stand)) expect(entryOf(picture)?.section, picture).toBe(section)
        expect(artists, `${slug}: ${picture}`).toContain(artist)
      }
    }
  })

  it('keep one hand to one author, on two stands at most', () => {
    const authors = new Set(works.map(({ picture, artist }) => `${entryOf(picture)?.artist} ${artist}`))
    expect(authors.size).toBe(hands.size)
    expect(new Set(works.map(({ artist }) => artist)).size).toBe(hands.size)
    for (const hand of hands) {
      const shown = works.filter(({ picture }) => entryOf(picture)?.artist === hand)
      expect(new Set(shown.map(({ slug }) => slug)).size, hand).toBeLessThanOrEqual(2)
    }
  })

  it('are called on the stand what they are called on the front page', () => {
    const hung = homePage.blocks.flatMap(block => (block.kind === 'hero' ? block.works : []))
    expect(hung.length).toBeGreaterThan(0)
    for (const on of hung) {
      const work = works.find(({ picture }) => picture === on.picture)
      const title = work?.title ?? entryOf(on.picture)?.title
      expect({ author: nameOf.get(work?.artist ?? ''), title }, on.picture).toEqual({
        author: on.author,
        title: on.title,
      })
    }
  })

  it('are called in the texts what their labels say', () => {
    const titles = (language: Language) =>
      works.map(({ picture, title }) => (title ?? entryOf(picture)?.title)?.[language] ?? '')
    const english = hall.map(({ about }) => about.en.join(' ')).join(' ')
    const named = [...english.matchAll(/“([^”]+)”/g)].map(([, title]) => title)
    const others = ['changed our minds', 'The Government Inspector', 'The Snow Maiden']
    for (const title of named) expect([...titles('en'), ...others]).toContain(title)
  })

  it('give a title only where it differs from the catalogue', () => {
    for (const { picture, title } of works) if (title) expect(title).not.toEqual(entryOf(picture)?.title)
  })

  it.each([
    [/painting|sculpture|paper/, { step: 1000, least: 18_000, most: 640_000 }],
    [/applied|schools|book/, { step: 500, least: 6_000, most: 420_000 }],
  ] as const)('cost a believable sum in %s, or are priced on request', (where, { step, least, most }) => {
    const own = works.filter(({ section }) => where.test(section))
    for (const { picture, priceRoubles } of own) {
      if (priceRoubles === null) continue
      expect(priceRoubles % step, picture).toBe(0)
      expect(priceRoubles, picture).toBeGreaterThanOrEqual(least)
      expect(priceRoubles, picture).toBeLessThanOrEqual(most)
    }
    expect(works.some(({ priceRoubles }) => priceRoubles === null)).toBe(true)
  })

  it('are not sold before the doors open; a few are held by agreement', () => {
    const marks = (mark: string) => works.filter(work => work.mark === mark).length
    expect(marks('sold')).toBe(0)
    expect(marks('held')).toBeGreaterThan(0)
    expect(marks('held')).toBeLessThan(works.length / 10)
  })
})

describe('texts', () => {
  const texts: Text[] = participants.flatMap(({ slug, name, city, lead, about, works }) => {
    const titles = works.flatMap(({ title }) => (title ? [title] : []))
    const pairs = [name, city, lead, ...titles]
    return (['ru', 'en'] as const).flatMap(language =>
      [...pairs.map(pair => pair[language]), ...about[language]].map(text => ({
        at: `${slug}.${language}`,
        language,
        text,
      })),
    )
  })

  testTypography(texts)

  it('leave dates, prices and tokens to the edition', () => {
    expect(offending(texts, /[₽%{}]|\b202\d\b|\d\s*(сентябр|апрел|sep|apr)/i)).toEqual([])
  })
})
