import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { autumn2025 } from '../app/editions/edition.ts'
import { fillPhrases, phrasesOf } from '../app/editions/phrases.ts'
import { pageTexts } from './page-texts.ts'
import { pages } from './pages.ts'
import {
  collect,
  type Language,
  offending,
  pictureExists,
  picturesRoot,
  testTypography,
  tokens,
  withoutTokens,
} from './reading.ts'
import type { PageSeed } from './types.ts'

const keys = [
  'about',
  'audio-guide',
  'award-jury',
  'become-a-partner',
  'childrens-area',
  'contacts',
  'convention',
  'curatorial-council',
  'excursions',
  'exhibitor',
  'expert-council',
  'guides',
  'how-to-get-there',
  'manifesto',
  'master-classes',
  'media',
  'navigator',
  'newsletter',
  'offer',
  'organizer',
  'participants',
  'partners',
  'press',
  'privacy',
  'program',
  'refund',
  'search',
  'selection',
  'team',
  'terms',
  'tickets',
  'visiting-rules',
  'visitors',
  'volunteers',
]

const pathOf = (key: string) => (key === 'award-jury' ? '/award/jury/' : `/${key}/`)
const paths = new Set([...keys.map(pathOf), '/', '/award/', '/navigator/map/', '/speakers/'])

const texts = pageTexts.flatMap(page => collect(page, page.key))
const inLanguage = (language: Language) => texts.filter(text => text.language === language)

const blocks = pageTexts.flatMap(page => page.blocks)
const page = (key: string): PageSeed => {
  const found = pageTexts.find(candidate => candidate.key === key)
  if (!found) throw new Error(`no page ${key}`)
  return found
}
const kindsOf = (key: string) => page(key).blocks.map(block => block.kind)

describe('texts', () => {
  testTypography(texts)

  it('leave exclamation marks to the page of thanks', () => {
    expect(offending(texts, /!/)).toEqual([])
  })

  it('leave dates, prices and percentages to the edition', () => {
    const month =
      /\d\s*(январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
    expect(offending(texts, month)).toEqual([])
    expect(offending(texts, /[₽%]|(?<!\p{L})(руб|roubl|rubl|rub)/iu)).toEqual([])
    // The year of a work is the work's own, wherever its caption stands.
    const written = texts.filter(({ at }) => !/\.files\[\d+\]\.about\./.test(at))
    expect(offending(written, /\b20\d\d\b/)).toEqual([])
    expect(offending(texts, /\d{1,2}:\d{2}/, text => text.replaceAll('14:00', ''))).toEqual([])
  })

  it('use only tokens the site can fill, the same ones in both languages', () => {
    const namesIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(match => match[1] ?? '')
    for (const { at, text } of texts) {
      for (const name of namesIn(text)) expect(tokens, at).toContain(name)
      expect(withoutTokens(text), at).not.toMatch(/[{}]/)
    }
    const names = (language: Language) =>
      inLanguage(language).map(({ text }) => namesIn(text).toSorted().join())
    expect(names('ru')).toEqual(names('en'))
  })

  it('never put a token in a Russian phrase that asks for another case', () => {
    expect(offending(texts, /(?<!\p{L})(с|со|к|ко|по|между)\s\{/iu)).toEqual([])
  })
})

describe('pages', () => {
  it('are all there, once, and none that pages.ts has', () => {
    expect(pageTexts.map(({ key }) => key).toSorted()).toEqual(keys)
    const launched = new Set(pages.map(({ key }) => key))
    expect(keys.filter(key => launched.has(key))).toEqual([])
  })

  it('describe themselves to search engines in 120 to 160 characters', () => {
    for (const { key, description } of pageTexts) {
      for (const language of ['ru', 'en'] as const) {
        const { length } = fillPhrases(description[language], phrasesOf(autumn2025, language))
        expect(length, `${key}.${language}`).toBeGreaterThanOrEqual(120)
        expect(length, `${key}.${language}`).toBeLessThanOrEqual(160)
      }
    }
    expect(new Set(pageTexts.map(({ description }) => description.ru)).size).toBe(pageTexts.length)
  })

  it('open with one or two sentences', () => {
    const sentences = (text: string) => text.split(/(?<!наб)[.?](?=\s+\P{Ll}|$)/u).filter(Boolean).length
    for (const { key, lead } of pageTexts) {
      for (const language of ['ru', 'en'] as const) {
        expect(lead[language], key).toMatch(/\.$/)
        expect(sentences(lead[language]), `${key}.${language}`).toBeLessThanOrEqual(2)
      }
    }
  })

  it('link only to pages of the fair, never to themselves', () => {
    for (const { key, blocks } of pageTexts) {
      for (const block of blocks) {
        const links =
          block.kind === 'index'
            ? block.items.flatMap(item => item.to ?? [])
            : block.kind === 'statement'
              ? (block.link?.to ?? [])
              : []
        for (const link of [links].flat()) {
          expect(paths, `${key}: ${link}`).toContain(link.split('#')[0])
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
  type Catalogued = {
    file: string
    title: { ru: string; en: string }
    year: number
    technique: { ru: string; en: string }
    size_cm: { height: number; width: number }
  }
  const manifest: { works: Catalogued[] } = JSON.parse(
    readFileSync(new URL('manifest.json', picturesRoot), 'utf8'),
  )
  const works = blocks.flatMap(block => (block.kind === 'work' ? [block.work] : []))
  const launched = pages.flatMap(({ blocks }) =>
    blocks.flatMap(block =>
      block.kind === 'hero' ? block.works : block.kind === 'work' ? [block.work] : [],
    ),
  )

  it('hang in galleries from views and works that exist, each once', () => {
    for (const block of blocks) {
      if (block.kind !== 'gallery') continue
      expect(new Set(block.pictures).size).toBe(block.pictures.length)
      for (const picture of block.pictures) {
        expect(picture).toMatch(/^(views\/view-\d{2}|works\/work-\d{3})\.jpg$/)
        expect(pictureExists(picture), picture).toBe(true)
      }
    }
  })

  it('carry the labels of the catalogue and numbers of their own', () => {
    const all = [...launched, ...works]
    expect(new Set(all.map(work => work.picture)).size).toBe(all.length)
    expect(new Set(all.map(work => work.number)).size).toBe(all.length)
    for (const work of works) {
      const entry = manifest.works.find(({ file }) => file === work.picture)
      const plain = (text: string) => text.replaceAll('\u00a0', ' ')
      expect({
        title: [plain(work.title.ru), work.title.en],
        technique: [plain(work.technique.ru), work.technique.en],
        year: work.year,
        size: [work.heightCm, work.widthCm],
      }).toEqual({
        title: [entry?.title.ru, entry?.title.en],
        technique: [entry?.technique.ru, entry?.technique.en],
        year: entry?.year,
        size: [entry?.size_cm.height, entry?.size_cm.width],
      })
    }
  })
})
