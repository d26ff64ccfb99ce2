import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { pages } from './pages.ts'
import { participantsAbc } from './participants-abc.ts'
import { testParticipants } from './participants-checks.ts'
import { type Language, offending, picturesRoot, type Text, testTypography } from './reading.ts'

type Catalogued = { file: string; artist: string; section: string; title: { ru: string; en: string } }

const manifest: { works: Catalogued[] } = JSON.parse(
  readFileSync(new URL('manifest.json', picturesRoot), 'utf8'),
)
const sections = { A: 'painting', B: 'sculpture', C: 'paper' } as const
/** The children's studio (artist-17) shows in the children's area and has no stand. */
const catalogued = manifest.works.filter(
  ({ artist, section }) => Object.values<string>(sections).includes(section) && artist !== 'artist-17',
)
const entryOf = (picture: string) => catalogued.find(({ file }) => file === picture)
const works = participantsAbc.flatMap(({ slug, works }) => works.map(work => ({ slug, ...work })))
const hands = new Set(catalogued.map(({ artist }) => artist))

describe('stands', () => {
  it('are A-01 to C-12, in this order', () => {
    const rows = Object.keys(sections).flatMap(letter =>
      Array.from({ length: 12 }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`),
    )
    expect(participantsAbc.map(({ stand }) => stand)).toEqual(rows)
  })

  it('stand in the section of their letter', () => {
    for (const { slug, stand, section } of participantsAbc) {
      expect(section, slug).toBe(sections[stand.charAt(0) as keyof typeof sections])
    }
  })

  it('are shared out among galleries, workshops and single artists, the sculptors in B', () => {
    const count = (...types: string[]) => participantsAbc.filter(({ type }) => types.includes(type)).length
    expect([count('gallery', 'workshop'), count('artist', 'sculptor')]).toEqual([20, 16])
    for (const { stand, type } of participantsAbc) if (type === 'sculptor') expect(stand).toMatch(/^B/)
  })

  it('keep the neighbours drawn on the plan', () => {
    const named = participantsAbc.slice(28, 35).map(({ name, city }) => `${name.ru}, ${city.ru}`)
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
    for (const { slug, about } of participantsAbc) {
      const codes = (text: string) => [...text.matchAll(/[A-F]-\d{2}/g)].map(([code]) => code)
      expect(codes(about.ru.join(' ')), slug).toEqual(codes(about.en.join(' ')))
      for (const code of codes(about.en.join(' '))) {
        const there = participantsAbc.find(({ stand }) => stand === code)
        const shown = there?.works.map(({ author }) => author.ru) ?? []
        const own = participantsAbc.find(participant => participant.slug === slug)?.artists ?? []
        const isPrinter = slug === 'lev-ovsyanik' && code === 'C-07'
        expect(isPrinter || own.some(({ ru }) => shown.includes(ru)), `${slug} → ${code}`).toBe(true)
      }
    }
  })
})

describe('participants', () => {
  testParticipants(participantsAbc)
})

describe('works', () => {
  it('show every picture of the three sections exactly once, one to three to a stand', () => {
    expect(works.map(({ picture }) => picture).toSorted()).toEqual(
      catalogued.map(({ file }) => file).toSorted(),
    )
    for (const { picture } of works) {
      expect(existsSync(fileURLToPath(new URL(picture, picturesRoot))), picture).toBe(true)
    }
    for (const { slug, works } of participantsAbc) expect([1, 2, 3], slug).toContain(works.length)
  })

  it('hang with an author the stand names', () => {
    for (const { slug, artists, works } of participantsAbc) {
      for (const { picture, author } of works) {
        expect(artists, `${slug}: ${picture}`).toContainEqual(author)
      }
    }
  })

  it('keep one hand to one author, on two stands at most', () => {
    const authors = new Set(works.map(({ picture, author }) => `${entryOf(picture)?.artist} ${author.ru}`))
    expect(authors.size).toBe(hands.size)
    expect(new Set(works.map(({ author }) => author.ru)).size).toBe(hands.size)
    for (const hand of hands) {
      const stands = new Set(
        works.filter(({ picture }) => entryOf(picture)?.artist === hand).map(({ slug }) => slug),
      )
      expect(stands.size, hand).toBeLessThanOrEqual(2)
    }
  })

  it('are called on the stand what they are called on the front page', () => {
    const hung = pages
      .flatMap(page => page.blocks)
      .flatMap(block => (block.kind === 'hero' ? block.works : []))
    const both = works.flatMap(work =>
      hung.filter(({ picture }) => picture === work.picture).map(on => ({ work, on })),
    )
    expect(both.map(({ work }) => work.picture).toSorted()).toEqual([
      'works/work-001.jpg',
      'works/work-008.jpg',
      'works/work-040.jpg',
      'works/work-045.jpg',
    ])
    for (const { work, on } of both) {
      const title = work.title ?? entryOf(work.picture)?.title
      expect({ author: work.author, title }).toEqual({ author: on.author, title: on.title })
    }
  })

  it('are called in the texts what their labels say', () => {
    const titles = (language: Language) =>
      works.map(({ picture, title }) => (title ?? entryOf(picture)?.title)?.[language] ?? '')
    const english = participantsAbc.map(({ about }) => about.en.join(' ')).join(' ')
    const named = [...english.matchAll(/“([^”]+)”/g)].map(([, title]) => title)
    const others = ['changed our minds', 'enough', 'The Government Inspector', 'The Snow Maiden']
    for (const title of named) expect([...titles('en'), ...others]).toContain(title)
    for (const { picture, title } of works) if (title) expect(title).not.toEqual(entryOf(picture)?.title)
  })

  it('cost a believable sum, or are priced on request', () => {
    for (const { picture, priceRoubles } of works) {
      if (priceRoubles === null) continue
      expect(priceRoubles % 1000, picture).toBe(0)
      expect(priceRoubles, picture).toBeGreaterThanOrEqual(18_000)
      expect(priceRoubles, picture).toBeLessThanOrEqual(640_000)
    }
    const marks = (mark: string) => works.filter(work => work.mark === mark).length
    expect(marks('free')).toBeGreaterThan(works.length / 2)
    expect(marks('held')).toBeGreaterThan(0)
    expect(marks('sold')).toBeGreaterThan(0)
    expect(works.some(({ priceRoubles }) => priceRoubles === null)).toBe(true)
  })
})

describe('texts', () => {
  const texts: Text[] = participantsAbc.flatMap(({ slug, name, city, lead, about, artists, works }) => {
    const titles = works.flatMap(({ title }) => (title ? [title] : []))
    const pairs = [name, city, lead, ...artists, ...works.map(({ author }) => author), ...titles]
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
