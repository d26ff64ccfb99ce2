import { describe, expect, it } from 'vitest'
import { madePageRoute } from '../app/content/addresses/made-pages.ts'
import { pageKeyOf } from '../app/content/page-key.ts'
import { bothSides } from '../app/editions/by-moment.ts'
import { autumn2025 } from '../app/editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../app/editions/phrases.ts'
import { matchRoute } from '../app/navigation/route-table.ts'
import { everyRoute } from '../app/office-routes.ts'
import { routes } from '../app/routes.ts'
import {
  collect,
  duplicates,
  manifest,
  offending,
  pictureExists,
  recordsOf,
  testTokens,
  testTypography,
} from './reading.ts'
import type { PageRecord } from './types.ts'

const pages = await recordsOf('pages')
const participants = await recordsOf('participants')
const texts = pages.flatMap(page => collect(page, page.key))
const blocks = pages.flatMap(page => page.blocks)
const page = (key: string): PageRecord => {
  const found = pages.find(candidate => candidate.key === key)
  if (!found) throw new Error(`no page ${key}`)
  return found
}
const kindsOf = (key: string) => page(key).blocks.map(block => block.kind)

/** Pages whose key is not their address. */
const elsewhere: Record<string, string> = { home: '/', map: '/navigator/map/' }
const pathOf = (key: string) => elsewhere[key] ?? routes.find(({ path }) => pageKeyOf(path) === key)?.path

describe('texts', () => {
  testTypography(texts)
  testTokens(texts)

  it('leave exclamation marks to the page of thanks', () => {
    const others = texts.filter(({ at }) => !at.startsWith('thanks.'))
    expect(offending(others, /!/)).toEqual([])
  })

  it('leave dates, prices and percentages to the edition', () => {
    const month =
      /\d\s*(январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
    expect(offending(texts, month)).toEqual([])
    expect(offending(texts, /[₽%]|(?<!\p{L})(руб|roubl|rubl|rub)/iu)).toEqual([])
    // The year of a work is the work's own, wherever its caption stands; the first fairs, which no edition knows, stay in theirs.
    const first = page('about').blocks.findIndex(
      block => block.kind === 'text' && block.title?.en === 'The first two fairs',
    )
    const ofTheFirst = [`about.blocks[${first}].`, 'about-fairs.lead.']
    const written = texts.filter(
      ({ at }) => !/\.files\[\d+\]\.about\./.test(at) && !ofTheFirst.some(place => at.startsWith(place)),
    )
    expect(offending(written, /\b20\d\d\b/)).toEqual([])
    expect(offending(texts, /\d{1,2}:\d{2}/, text => text.replaceAll('14:00', ''))).toEqual([])
  })
})

describe('pages', () => {
  it('have an address each', () => {
    for (const { key } of pages) {
      expect(matchRoute(routes, pathOf(key) ?? '')?.route.audience, key).toBe('public')
    }
  })

  it('are there for every address that shows nothing but a page of text', () => {
    // What editors have made is in no file.
    const wanted = routes.filter(({ id, page }) => page === 'content/pages/text-page' && id !== madePageRoute)
    for (const { path } of wanted) expect(page(pageKeyOf(path)).key).toBe(pageKeyOf(path))
  })

  it('describe themselves to search engines in 120 to 160 characters', () => {
    // The home page has more to say, and nobody finds the page of thanks by searching.
    for (const { key, description } of pages.filter(({ key }) => key !== 'home' && key !== 'thanks')) {
      for (const language of ['ru', 'en'] as const) {
        const { length } = fillFromEdition(description[language], phrasesOf(autumn2025, language))
        expect(length, `${key}.${language}`).toBeGreaterThanOrEqual(120)
        expect(length, `${key}.${language}`).toBeLessThanOrEqual(160)
      }
    }
    expect(duplicates(pages.map(({ description }) => description.ru))).toEqual([])
  })

  it('open with one or two sentences', () => {
    const sentences = (text: string) => text.split(/(?<!наб)[.?](?=\s+\P{Ll}|$)/u).filter(Boolean).length
    // What stands under the name of the fair is no sentence.
    for (const { key, lead } of pages.filter(({ key }) => key !== 'home')) {
      for (const language of ['ru', 'en'] as const) {
        for (const read of bothSides(lead[language])) expect(read, key).toMatch(/\.$/)
        expect(sentences(bothSides(lead[language])[0] ?? ''), `${key}.${language}`).toBeLessThanOrEqual(2)
      }
    }
  })

  it('link only to pages of the fair, never to themselves', () => {
    for (const { key, blocks } of pages) {
      for (const block of blocks) {
        const links =
          block.kind === 'index'
            ? block.items.flatMap(item => item.to ?? [])
            : block.kind === 'statement'
              ? (block.link?.to ?? [])
              : []
        for (const link of [links].flat()) {
          expect(matchRoute(everyRoute, link.split('#')[0] ?? ''), `${key}: ${link}`).not.toBeNull()
          expect(link, key).not.toBe(pathOf(key))
        }
      }
    }
  })

  it('write to us where the specification asks for it', () => {
    for (const key of ['childrens-area', 'contacts', 'partners', 'visitors', 'volunteers']) {
      expect(kindsOf(key).at(-1), key).toBe('contact-us')
    }
  })

  it('show prices, refunds and what is good to know beside the tickets', () => {
    expect(kindsOf('tickets')).toEqual([
      'banner',
      'price-table',
      'refund-ladder',
      'index',
      'index',
      'nuance',
      'questions',
    ])
    const counts = page('tickets').blocks.flatMap(block =>
      block.kind === 'index' || block.kind === 'nuance' ? block.items.length : [],
    )
    expect(counts).toEqual([9, 5, 4])
    expect(kindsOf('refund')).toContain('refund-ladder')
  })

  it('count what they promise to count', () => {
    const steps = (key: string) =>
      page(key).blocks.flatMap(block => (block.kind === 'steps' ? block.items.length : []))
    expect(steps('manifesto')).toEqual([7])
    expect(steps('selection')).toEqual([6])
    expect(steps('exhibitor')[0]).toBe(4)
    expect(steps('childrens-area')).toEqual([3])
    expect(steps('navigator')).toHaveLength(3)
    const eight = page('visitors').blocks[0]
    expect(eight?.kind === 'index' && eight.items.length).toBe(8)
  })

  it('give the minutes of every stop on a route; forty are forty', () => {
    const minutes = page('navigator').blocks.flatMap(block =>
      block.kind === 'steps'
        ? [block.items.map(({ title }) => Number(/(\d+)\sминут/.exec(title.ru)?.[1]))]
        : [],
    )
    expect(minutes.flat().every(Number.isInteger)).toBe(true)
    expect(minutes[0]?.reduce((sum, stop) => sum + stop, 0)).toBe(40)
    const english = page('navigator').blocks.flatMap(block =>
      block.kind === 'steps'
        ? [block.items.map(({ title }) => Number(/(\d+) minutes/.exec(title.en)?.[1]))]
        : [],
    )
    expect(english).toEqual(minutes)
  })
})

describe('pictures', () => {
  const works = blocks.flatMap(block =>
    block.kind === 'hero' ? block.works : block.kind === 'work' ? [block.work] : [],
  )

  const hung = participants.flatMap(participant => participant.works)

  it('hang in galleries from views and works that exist, each once', () => {
    for (const block of blocks) {
      if (block.kind !== 'gallery') continue
      expect(duplicates(block.pictures)).toEqual([])
      for (const picture of block.pictures) {
        expect(picture).toMatch(/^(views\/view-\d{2}|works\/work-\d{3})\.jpg$/)
        expect(pictureExists(picture), picture).toBe(true)
      }
    }
  })

  it('hang seven in the hero, six of them for the Russian frieze', () => {
    const heroes = blocks.flatMap(block => (block.kind === 'hero' ? [block.works.length] : []))
    expect(heroes).toEqual([7])
  })

  it('carry the labels of the catalogue and numbers of their own', () => {
    expect(duplicates(works.map(work => work.picture))).toEqual([])
    expect(duplicates(works.map(work => String(work.number)))).toEqual([])
    const plain = (text?: string) => text?.replaceAll('\u00a0', ' ')
    for (const work of works) {
      expect(pictureExists(work.picture), work.picture).toBe(true)
      const entry = manifest.works.find(({ file }) => file === work.picture)
      // A stand may call a work otherwise than the catalogue does.
      const title = hung.find(({ picture }) => picture === work.picture)?.title ?? entry?.title
      expect({
        title: [plain(work.title.ru), work.title.en],
        technique: [plain(work.technique.ru), work.technique.en],
        year: work.year,
        size: [work.heightCm, work.widthCm],
      }).toEqual({
        title: [plain(title?.ru), title?.en],
        technique: [plain(entry?.technique.ru), entry?.technique.en],
        year: entry?.year,
        size: [entry?.size_cm.height, entry?.size_cm.width],
      })
    }
  })
})
