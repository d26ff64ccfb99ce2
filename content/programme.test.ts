import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { collect, duplicates, offending, recordsOf, sentences, testTypography } from './reading.ts'
import type { Hall } from './types.ts'

const [events, departures, audioStops, speakers] = await Promise.all([
  recordsOf('events'),
  recordsOf('departures'),
  recordsOf('audio-stops'),
  recordsOf('speakers'),
])

const texts = [
  ...events.flatMap(event => collect(event, `event ${event.slug}`)),
  ...departures.flatMap((departure, index) => collect(departure, `departure ${index}`)),
  // The names of files are no texts.
  ...audioStops.flatMap(({ recording: _, ...stop }) => collect(stop, `stop ${stop.number}`)),
]

const minutesOf = (time: string) => {
  expect(time).toMatch(/^\d{2}:\d{2}$/)
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
const opens = (day: number) => minutesOf(day === 0 ? '19:00' : '11:00')
const closes = (day: number) => minutesOf(day === 0 ? '22:00' : '21:00')

/** A stretch of a day during which a hall or a person is taken. */
type Busy = { who: string; what: string; day: number; from: number; to: number }

/** Pairs of the same hall or person that meet; ending when the next begins is no meeting. */
function clashes(list: Busy[]) {
  const sorted = list.toSorted(
    (one, other) => one.who.localeCompare(other.who) || one.day - other.day || one.from - other.from,
  )
  return sorted.flatMap((one, index) => {
    const next = sorted[index + 1]
    return next && next.who === one.who && next.day === one.day && next.from < one.to
      ? [`${one.who}: ${one.what}, ${next.what}`]
      : []
  })
}

const nameOf = (id: number) => {
  const speaker = speakers.find(candidate => candidate.id === id)
  if (!speaker) throw new Error(`no speaker ${id}`)
  return `${speaker.firstName.ru} ${speaker.lastName.ru}`
}
const speaking: Busy[] = events.flatMap(({ slug, day, from, to, speakerIds }) =>
  speakerIds.map(id => ({ who: nameOf(id), what: slug, day, from: minutesOf(from), to: minutesOf(to) })),
)
const guiding: Busy[] = departures.map(({ guide, route, day, from, minutes }) => ({
  who: guide.ru,
  what: route.ru,
  day,
  from: minutesOf(from),
  to: minutesOf(from) + minutes,
}))

describe('texts of the programme', () => {
  testTypography(texts)

  it('leave dates, prices and percentages to the edition', () => {
    const month =
      /\d\s*(январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
    expect(offending(texts, month)).toEqual([])
    expect(offending(texts, /[₽%{}]|(?<!\p{L})(рубл|руб\.|roubl|rubl)/iu)).toEqual([])
    expect(offending(texts, /\b20\d\d\b|\d{2}:\d{2}/)).toEqual([])
  })
})

describe('events', () => {
  const masterClasses = events.filter(event => event.format === 'master-class')
  const seats: Record<Hall, number> = {
    'lecture-hall': 120,
    'small-stage': 60,
    workshops: 16,
    rotunda: 90,
    'childrens-area': 20,
    courtyard: Number.POSITIVE_INFINITY,
  }

  it('have a title and an address of their own', () => {
    for (const { slug } of events) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const language of ['ru', 'en'] as const) {
      expect(duplicates(events.map(event => event.title[language]))).toEqual([])
    }
  })

  it('happen while the doors are open', () => {
    for (const { slug, day, from, to } of events) {
      expect(minutesOf(from), slug).toBeGreaterThanOrEqual(opens(day))
      expect(minutesOf(to), slug).toBeLessThanOrEqual(closes(day))
      expect(minutesOf(to) - minutesOf(from), slug).toBeGreaterThanOrEqual(30)
      expect(minutesOf(to) - minutesOf(from), slug).toBeLessThanOrEqual(120)
    }
  })

  it('never meet in one hall, and fit into it', () => {
    const taken = events.map(({ slug, day, from, to, hall }) => ({
      who: hall,
      what: slug,
      day,
      from: minutesOf(from),
      to: minutesOf(to),
    }))
    expect(clashes(taken)).toEqual([])
    for (const { slug, hall, capacity } of events) {
      expect(capacity ?? 0, slug).toBeLessThanOrEqual(seats[hall])
      if (hall !== 'courtyard') expect(capacity, slug).not.toBeNull()
    }
  })

  it('see every speaker one to four times, never in two places at once', () => {
    expect(clashes(speaking)).toEqual([])
    for (const { id } of speakers) {
      const own = events.filter(event => event.speakerIds.includes(id))
      expect([1, 2, 3, 4], nameOf(id)).toContain(own.length)
    }
    for (const { slug, speakerIds } of events) expect(new Set(speakerIds).size, slug).toBe(speakerIds.length)
  })

  it('name in their Russian text everyone who takes part', () => {
    for (const { slug, summary, description, speakerIds } of events) {
      const text = [summary.ru, ...description.ru].join(' ')
      for (const id of speakerIds) {
        const stem = speakers.find(speaker => speaker.id === id)?.lastName.ru.slice(0, 5) ?? '?'
        expect(text, `${slug}, speaker ${id}`).toContain(stem)
      }
    }
  })

  it('have master classes with registration, some of them with a price', () => {
    for (const { slug, hall, needsRegistration, capacity } of masterClasses) {
      expect(['workshops', 'childrens-area'], slug).toContain(hall)
      expect(needsRegistration, slug).toBe(true)
      expect(capacity, slug).toBeGreaterThanOrEqual(8)
      expect(capacity, slug).toBeLessThanOrEqual(20)
    }
    const prices = events.flatMap(({ format, priceRoubles }) =>
      priceRoubles === null ? [] : [{ format, priceRoubles }],
    )
    expect(prices.length).toBeGreaterThan(0)
    for (const { format, priceRoubles } of prices) {
      expect(format).toBe('master-class')
      expect(priceRoubles).toBeGreaterThanOrEqual(800)
      expect(priceRoubles).toBeLessThanOrEqual(2500)
    }
  })

  it('take registrations only where places are counted', () => {
    for (const { slug, needsRegistration, capacity } of events) {
      if (needsRegistration) expect(capacity, slug).not.toBeNull()
    }
  })

  it('give professionals the first visitor day until three', () => {
    const professional = events.filter(event => event.audience === 'professionals')
    expect(professional.length).toBeGreaterThan(0)
    for (const { slug, day, to } of professional) {
      expect(day, slug).toBe(1)
      expect(minutesOf(to), slug).toBeLessThanOrEqual(minutesOf('15:00'))
    }
  })

  it('have every format, audience and age mark the fair uses, and some English', () => {
    const kinds = (of: (event: (typeof events)[number]) => string) => [...new Set(events.map(of))]
    const formats = ['ceremony', 'concert', 'discussion', 'excursion', 'master-class', 'show', 'talk']
    expect(kinds(event => event.format)).toEqual(expect.arrayContaining(formats))
    expect(kinds(event => event.audience)).toEqual(
      expect.arrayContaining(['children', 'everyone', 'professionals']),
    )
    expect(kinds(event => event.ageMark)).toEqual(expect.arrayContaining(['0+', '6+', '12+', '16+']))
    expect(kinds(event => event.languages.join())).toEqual(expect.arrayContaining(['en', 'ru', 'ru,en']))
  })

  it('have a title without a full stop, a summary of one sentence and one or two paragraphs', () => {
    for (const { slug, title, summary, description } of events) {
      for (const language of ['ru', 'en'] as const) {
        expect(title[language], slug).not.toMatch(/\.$/)
        expect(summary[language], slug).toMatch(/\.$/)
        expect(sentences(summary[language]), slug).toBe(1)
        expect([1, 2], slug).toContain(description[language].length)
        for (const paragraph of description[language]) expect(paragraph, slug).toMatch(/[.?]$/)
      }
    }
  })
})

describe('clashes', () => {
  it('are found where there are any', () => {
    const busy = (what: string, from: number, to: number, day = 1) => ({ who: 'hall', what, day, from, to })
    expect(clashes([busy('late', 50, 90), busy('early', 0, 60)])).toEqual(['hall: early, late'])
    expect(clashes([busy('late', 60, 90), busy('early', 0, 60), busy('other day', 0, 90, 2)])).toEqual([])
  })
})

describe('departures', () => {
  const ofType = (type: string) => departures.filter(departure => departure.type === type)

  it('go out every day, in every kind', () => {
    for (const type of ['group', 'individual', 'author']) {
      expect(new Set(ofType(type).map(({ day }) => day)), type).toEqual(new Set([1, 2, 3]))
    }
  })

  it('last as long as their kind does, and end before the doors close', () => {
    for (const { minutes } of ofType('group')) expect(minutes).toBe(60)
    for (const { minutes } of ofType('individual')) expect(minutes).toBe(90)
    for (const { minutes } of ofType('author')) expect([90, 120]).toContain(minutes)
    for (const { day, from, minutes } of departures) {
      expect(minutesOf(from)).toBeGreaterThanOrEqual(opens(day))
      expect(minutesOf(from) + minutes).toBeLessThanOrEqual(closes(day))
    }
  })

  it('have a guide who is nowhere else, on the stage included', () => {
    expect(clashes([...speaking, ...guiding])).toEqual([])
  })

  it('take authors from among the speakers', () => {
    const names = speakers.map(({ firstName, lastName }) => ({
      ru: `${firstName.ru} ${lastName.ru}`,
      en: `${firstName.en} ${lastName.en}`,
    }))
    for (const { guide } of ofType('author')) expect(names).toContainEqual(guide)
  })

  it('are led in English too, in every kind', () => {
    for (const type of ['group', 'individual', 'author']) {
      expect(ofType(type).some(departure => departure.languages.includes('en'))).toBe(true)
    }
  })
})

describe('audio stops', () => {
  it('name recordings that are there', () => {
    const files = audioStops.flatMap(({ recording = {} }) => Object.values(recording))
    expect(files.filter(file => !existsSync(new URL(`./recordings/${file}`, import.meta.url)))).toEqual([])
  })

  it('are numbered from 1 on, each in a place of its own', () => {
    const numbers = audioStops.map(stop => stop.number).toSorted((a, b) => a - b)
    expect(numbers).toEqual(audioStops.map((_, index) => index + 1))
    expect(duplicates(audioStops.map(stop => stop.place.ru))).toEqual([])
  })

  it('have three to five paragraphs that take the time they promise', () => {
    for (const { number, minutes, transcript } of audioStops) {
      expect([3, 4, 5], `stop ${number}`).toContain(transcript.ru.length)
      for (const [language, wordsAMinute] of [['ru', 95] as const, ['en', 130] as const]) {
        const words = transcript[language].join(' ').split(/\s+/).length
        expect(Math.abs(words / wordsAMinute - minutes), `stop ${number}`).toBeLessThanOrEqual(0.7)
      }
    }
  })
})
