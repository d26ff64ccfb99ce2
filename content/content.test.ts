import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
import { speakers } from './speakers.ts'
import type { WorkLabel } from './types.ts'

const pageTexts = pages.flatMap(page => collect(page, `page ${page.key}`))
const speakerTexts = speakers.flatMap(speaker => collect(speaker, `speaker ${speaker.id}`))
const texts = [...pageTexts, ...speakerTexts]

describe('texts', () => {
  testTypography(texts)
})

describe('pages', () => {
  it('are the five of the launch', () => {
    expect(pages.map(page => page.key)).toEqual(['home', 'speakers', 'award', 'map', 'thanks'])
  })

  it('leave dates, prices and percentages to the edition', () => {
    const month =
      /\d\s*(январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
    expect(offending(pageTexts, month)).toEqual([])
    expect(offending(pageTexts, /[₽%]|(?<!\p{L})(руб|roubl|rubl|rub)/iu)).toEqual([])
    expect(offending(pageTexts, /\b20\d\d\b/)).toEqual([])
  })

  it('use only tokens the site can fill, the same ones in both languages', () => {
    const namesIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(match => match[1] ?? '')
    for (const { at, text } of pageTexts) {
      for (const name of namesIn(text)) expect(tokens, at).toContain(name)
      expect(withoutTokens(text), at).not.toMatch(/[{}]/)
    }
    const names = (language: Language) =>
      pageTexts.filter(text => text.language === language).map(({ text }) => namesIn(text).toSorted().join())
    expect(names('ru')).toEqual(names('en'))
    expect(offending(speakerTexts, /[{}]/)).toEqual([])
  })

  it('never put a token in a Russian phrase that asks for another case', () => {
    expect(offending(pageTexts, /(?<!\p{L})(с|со|к|ко|по|между)\s\{/iu)).toEqual([])
  })
})

describe('works', () => {
  type Catalogued = {
    file: string
    year: number
    technique: { ru: string; en: string }
    size_cm: { height: number; width: number }
  }
  const manifest: { works: Catalogued[] } = JSON.parse(
    readFileSync(new URL('manifest.json', picturesRoot), 'utf8'),
  )
  const works: WorkLabel[] = pages.flatMap(page =>
    page.blocks.flatMap(block =>
      block.kind === 'hero' ? block.works : block.kind === 'work' ? [block.work] : [],
    ),
  )

  it('hang seven in the hero, six of them for the Russian frieze', () => {
    const hero = pages.flatMap(page => page.blocks).find(block => block.kind === 'hero')
    expect(hero?.works.map(work => work.number)).toEqual([11, 24, 7, 52, 38, 63, 19])
  })

  it('agree with the catalogue of pictures', () => {
    expect(new Set(works.map(work => work.picture)).size).toBe(works.length)
    expect(new Set(works.map(work => work.number)).size).toBe(works.length)
    for (const work of works) {
      expect(pictureExists(work.picture), work.picture).toBe(true)
      const entry = manifest.works.find(({ file }) => file === work.picture)
      const plain = work.technique.ru.replaceAll('\u00a0', ' ')
      expect({
        year: work.year,
        ru: plain,
        en: work.technique.en,
        size: [work.heightCm, work.widthCm],
      }).toEqual({
        year: entry?.year,
        ru: entry?.technique.ru,
        en: entry?.technique.en,
        size: [entry?.size_cm.height, entry?.size_cm.width],
      })
    }
  })
})

describe('speakers', () => {
  const sentences = (text: string) => text.split(/[.!?][»”]?(?=\s+\P{Ll}|$)/u).filter(Boolean).length

  it('are numbered 1 to 24, each with a name of their own', () => {
    expect(speakers.map(speaker => speaker.id)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    expect(new Set(speakers.map(speaker => speaker.lastName.ru)).size).toBe(24)
    expect(new Set(speakers.map(speaker => speaker.lastName.en)).size).toBe(24)
  })

  it('have a portrait each', () => {
    expect(new Set(speakers.map(speaker => speaker.picture)).size).toBe(24)
    for (const { picture } of speakers) {
      expect(picture).toMatch(/^people\/person-\d{2}\.jpg$/)
      expect(pictureExists(picture), picture).toBe(true)
    }
  })

  it('have an occupation in lower case and a lead of one sentence', () => {
    for (const { id, occupation, lead } of speakers) {
      for (const language of ['ru', 'en'] as const) {
        expect(occupation[language], `speaker ${id}`).toBe(occupation[language].toLowerCase())
        expect(lead[language], `speaker ${id}`).toMatch(/\.$/)
        expect(sentences(lead[language]), `speaker ${id}`).toBe(1)
      }
    }
  })

  it('have three or four paragraphs of two to four sentences', () => {
    for (const { id, biography } of speakers) {
      for (const language of ['ru', 'en'] as const) {
        const paragraphs = biography[language]
        expect([3, 4], `speaker ${id}`).toContain(paragraphs.length)
        for (const paragraph of paragraphs) {
          expect([2, 3, 4], `speaker ${id}: ${paragraph}`).toContain(sentences(paragraph))
        }
      }
    }
  })

  it('cover every role of the list', () => {
    const roles = new Set(speakers.map(speaker => speaker.role))
    expect([...roles].toSorted()).toEqual(['artist', 'curator', 'educator', 'historian', 'restorer'])
  })
})
