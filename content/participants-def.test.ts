import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { pages } from './pages.ts'
import { testParticipants } from './participants-checks.ts'
import { participantsDef } from './participants-def.ts'
import { offending, picturesRoot, type Text, testTypography } from './reading.ts'

type Catalogued = { file: string; artist: string; section: string; title: { ru: string; en: string } }

const manifest: { works: Catalogued[] } = JSON.parse(
  readFileSync(new URL('manifest.json', picturesRoot), 'utf8'),
)
const sections = { D: 'applied', E: 'schools', F: 'book' } as const
const catalogued = manifest.works.filter(({ section }) => Object.values<string>(sections).includes(section))
const works = participantsDef.flatMap(({ slug, works }) => works.map(work => ({ slug, ...work })))

describe('stands', () => {
  it('are D-01 to D-12, E-01 to E-12 and F-01 to F-10, in this order', () => {
    const row = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`)
    expect(participantsDef.map(({ stand }) => stand)).toEqual([
      ...row('D', 12),
      ...row('E', 12),
      ...row('F', 10),
    ])
  })

  it('stand in the section of their letter', () => {
    for (const { slug, stand, section } of participantsDef) {
      expect(section, slug).toBe(sections[stand.charAt(0) as keyof typeof sections])
    }
  })

  it('are shared out among the kinds of participant', () => {
    const count = (...types: string[]) => participantsDef.filter(({ type }) => types.includes(type)).length
    expect([
      count('gallery', 'workshop'),
      count('artist', 'sculptor'),
      count('school'),
      count('publisher'),
    ]).toEqual([14, 8, 7, 5])
    for (const { stand, type } of participantsDef) {
      if (type === 'school') expect(stand).toMatch(/^E/)
      if (type === 'publisher') expect(stand).toMatch(/^F/)
    }
  })
})

describe('participants', () => {
  testParticipants(participantsDef)
})

describe('works', () => {
  it('show every picture of the three sections exactly once', () => {
    expect(works.map(({ picture }) => picture).toSorted()).toEqual(
      catalogued.map(({ file }) => file).toSorted(),
    )
    for (const { picture } of works) {
      expect(existsSync(fileURLToPath(new URL(picture, picturesRoot))), picture).toBe(true)
    }
  })

  it('hang in their own section, with an author the stand names', () => {
    for (const { slug, section, artists, works } of participantsDef) {
      for (const { picture, author } of works) {
        expect(catalogued.find(({ file }) => file === picture)?.section, picture).toBe(section)
        expect(artists, `${slug}: ${picture}`).toContainEqual(author)
      }
    }
  })

  it('keep one hand to one author and one stand', () => {
    const handOf = (picture: string) => catalogued.find(({ file }) => file === picture)?.artist
    const owners = new Set(
      works.map(({ slug, picture, author }) => `${handOf(picture)} ${author.ru} ${slug}`),
    )
    const hands = new Set(catalogued.map(({ artist }) => artist))
    expect(owners.size).toBe(hands.size)
    expect(new Set(works.map(({ author }) => author.ru)).size).toBe(hands.size)
  })

  it('are called on the stand what they are called on the front page', () => {
    const hung = pages
      .flatMap(page => page.blocks)
      .flatMap(block => (block.kind === 'hero' ? block.works : []))
    const both = works.flatMap(work =>
      hung.filter(({ picture }) => picture === work.picture).map(on => ({ work, on })),
    )
    expect(both.map(({ work }) => work.picture).toSorted()).toEqual([
      'works/work-013.jpg',
      'works/work-055.jpg',
      'works/work-058.jpg',
    ])
    for (const { work, on } of both) {
      const title = work.title ?? catalogued.find(({ file }) => file === work.picture)?.title
      expect({ author: work.author, title }).toEqual({ author: on.author, title: on.title })
    }
  })

  it('give a title only where it differs from the catalogue', () => {
    for (const { picture, title } of works) {
      if (title) expect(title).not.toEqual(catalogued.find(({ file }) => file === picture)?.title)
    }
  })

  it('cost a believable sum, or are priced on request', () => {
    for (const { picture, priceRoubles } of works) {
      if (priceRoubles === null) continue
      expect(priceRoubles % 500, picture).toBe(0)
      expect(priceRoubles, picture).toBeGreaterThanOrEqual(6_000)
      expect(priceRoubles, picture).toBeLessThanOrEqual(420_000)
    }
    const marks = (mark: string) => works.filter(work => work.mark === mark).length
    expect(marks('free')).toBeGreaterThan(works.length / 2)
    expect(marks('held')).toBeGreaterThan(0)
    expect(marks('sold')).toBeGreaterThan(0)
  })
})

describe('texts', () => {
  const texts: Text[] = participantsDef.flatMap(({ slug, name, city, lead, about, artists, works }) => {
    const pairs = [
      name,
      city,
      lead,
      ...artists,
      ...works.flatMap(({ author, title }) => [author, title ?? author]),
    ]
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
    expect(offending(texts, /[₽%{}]|\b20\d\d\b|\d\s*(сентябр|апрел|sep|apr)/i)).toEqual([])
  })
})
