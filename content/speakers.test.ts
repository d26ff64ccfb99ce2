import { describe, expect, it } from 'vitest'
import {
  collect,
  duplicates,
  offending,
  pictureExists,
  recordsOf,
  sentences,
  testTypography,
} from './reading.ts'

const speakers = await recordsOf('speakers')
const texts = speakers.flatMap(speaker => collect(speaker, `speaker ${speaker.id}`))

describe('texts', () => {
  testTypography(texts)

  it('need no tokens', () => {
    expect(offending(texts, /[{}]/)).toEqual([])
  })
})

describe('speakers', () => {
  it('have a number and a name of their own', () => {
    for (const { id } of speakers) expect(id).toBeGreaterThan(0)
    expect(duplicates(speakers.map(speaker => String(speaker.id)))).toEqual([])
    expect(duplicates(speakers.map(speaker => speaker.lastName.ru))).toEqual([])
    expect(duplicates(speakers.map(speaker => speaker.lastName.en))).toEqual([])
  })

  it('have a portrait each', () => {
    expect(duplicates(speakers.map(speaker => speaker.picture))).toEqual([])
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
