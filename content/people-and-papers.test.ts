import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { forms as allForms } from '../app/applications/forms.ts'
import pressPage from './pages/press.ts'
import awardPage from './pages/take-part/award.ts'
import {
  collect,
  duplicates,
  manifest,
  offending,
  pictureExists,
  picturePath,
  recordsOf,
  testTokens,
  testTypography,
} from './reading.ts'
import { switchboard } from './switchboard.ts'
import type { Both } from './types.ts'

const [people, partners, releases, questions, departments, documents, speakers] = await Promise.all([
  recordsOf('people'),
  recordsOf('partners'),
  recordsOf('releases'),
  recordsOf('questions'),
  recordsOf('departments'),
  recordsOf('documents'),
  recordsOf('speakers'),
])
const texts = [
  ...collect(people, 'people'),
  ...collect(partners, 'partners'),
  ...collect(releases, 'releases'),
  ...collect(questions, 'questions'),
  ...collect(departments, 'departments'),
  ...collect(documents, 'documents'),
]

describe('texts', () => {
  testTypography(texts)
  testTokens(texts)

  it('leave dates, prices and percentages to the edition', () => {
    const russianMonth = /\d\s*(январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)/i
    const englishMonth = /\d\s*(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/
    expect(offending(texts, russianMonth)).toEqual([])
    expect(offending(texts, englishMonth)).toEqual([])
    expect(offending(texts, /[₽%]|\d\s*(руб|roubl|rubl|rub)/iu)).toEqual([])
    // Years stand only in the dates of statutes.
    expect(offending(texts, /\b20\d\d\b/, text => text.replace(/\b\d\d\.\d\d\.\d{4}\b/g, ''))).toEqual([])
  })
})

describe('people', () => {
  const name = (person: { firstName: Both; lastName: Both }) => `${person.firstName.ru} ${person.lastName.ru}`
  const newcomers = people.filter(person => !speakers.some(speaker => name(speaker) === name(person)))

  it('fill the jury, two councils and the team, each under a name of their own', () => {
    expect(new Set(people.map(({ body }) => body))).toEqual(new Set(['jury', 'curatorial', 'expert', 'team']))
    expect(duplicates(people.map(name))).toEqual([])
    expect(duplicates(people.map(person => person.lastName.en))).toEqual([])
  })

  it('have a portrait each: their own, or the one they have as a speaker', () => {
    expect(duplicates(people.map(person => person.picture))).toEqual([])
    const ofSpeakers = new Map(speakers.map(speaker => [speaker.picture, name(speaker)]))
    for (const person of people) {
      expect(pictureExists(person.picture), person.picture).toBe(true)
      const speaker = speakers.find(candidate => name(candidate) === name(person))
      expect(ofSpeakers.get(person.picture), name(person)).toBe(speaker && name(speaker))
      if (speaker) expect([person.firstName, person.lastName]).toEqual([speaker.firstName, speaker.lastName])
    }
  })

  it('look as their names say', () => {
    // A man's name ends in a consonant, but for a few.
    const isMan = (first: string) => /[^аеёиоуыэюяь]$/.test(first) || ['Никита', 'Илья'].includes(first)
    for (const person of newcomers) {
      const portrait = manifest.people.find(({ file }) => file === person.picture)
      expect(portrait?.presents, name(person)).toBe(isMan(person.firstName.ru) ? 'man' : 'woman')
    }
  })

  it('have a duty that reads on after the name, and a sentence or two about them', () => {
    for (const person of people) {
      expect(person.duty.ru, name(person)).toMatch(/^\p{Ll}/u)
      expect(person.duty.en, name(person)).toMatch(/^\p{Ll}/u)
      expect(person.about.ru, name(person)).toMatch(/[.»]$/)
      expect(person.about.en, name(person)).toMatch(/[.”]$/)
    }
  })
})

describe('partners', () => {
  it('are those of the marks, by name, role and mark', () => {
    const marks = manifest.marks.filter(mark => mark.kind === 'partner')
    const entry = ({ name, role }: { name: Both; role?: Both }, file: string) => ({ file, name, role })
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))
    const listed = partners.map(partner => entry(partner, partner.mark))
    expect(plain(listed.toSorted((a, b) => a.file.localeCompare(b.file)))).toEqual(
      plain(marks.map(mark => entry(mark, mark.file))),
    )
    for (const { mark } of partners) expect(pictureExists(mark), mark).toBe(true)
  })

  it('are spread over the six categories, one of them general', () => {
    expect(new Set(partners.map(({ category }) => category)).size).toBe(6)
    expect(partners.filter(({ category }) => category === 'general')).toHaveLength(1)
  })
})

describe('press', () => {
  it('has releases on days of their own, each with four to six paragraphs and a quotation', () => {
    expect(duplicates(releases.map(release => String(release.daysBefore)))).toEqual([])
    for (const { slug, body, picture } of releases) {
      expect([4, 5, 6], slug).toContain(body.ru.length)
      expect(body.en.join(' '), slug).toMatch(
        /[,.]” (says|explains|adds|she says)|” says|,” (says|explains|adds)/,
      )
      expect(picture && pictureExists(picture), slug).toBe(true)
    }
  })

  it('offers pictures that print thirty centimetres wide at 300 dpi', async () => {
    const files = pressPage.blocks.flatMap(block => (block.kind === 'press-kit' ? block.files : []))
    for (const { picture } of files) {
      const { width = 0, height = 0 } = await sharp(picturePath(picture)).metadata()
      expect(Math.max(width, height), picture).toBeGreaterThanOrEqual(3543)
    }
  })

  it('offers pictures with credits; works agree with the catalogue', () => {
    const files = pressPage.blocks.flatMap(block => (block.kind === 'press-kit' ? block.files : []))
    expect(files.length).toBeGreaterThan(0)
    expect(duplicates(files.map(file => file.picture))).toEqual([])
    for (const { picture, about, credit } of files) {
      expect(picture && pictureExists(picture), picture).toBe(true)
      expect(credit.ru).toMatch(/^(©|Изображение:)/)
      const work = manifest.works.find(({ file }) => file === picture)
      if (!work) continue
      const { height, width } = work.size_cm
      const words = (text: string) => text.replaceAll('\u00a0', ' ')
      expect(words(about.en).toLowerCase()).toBe(
        `${words(work.technique.en)}, ${height} × ${width} cm, ${work.year}.`,
      )
      expect(words(about.ru).toLowerCase()).toBe(
        `${words(work.technique.ru)}, ${height} × ${width} см, ${work.year}.`,
      )
    }
  })
})

describe('questions', () => {
  it('are asked on the home page six times, and cover every topic', () => {
    expect(questions.filter(question => question.isOnHome)).toHaveLength(6)
    expect(new Set(questions.map(question => question.topic)).size).toBe(6)
    for (const { slug, question } of questions) {
      expect(question.ru, slug).toMatch(/[?.]$/)
      expect(question.ru + question.en, slug).toContain('?')
    }
  })
})

describe('departments', () => {
  it('share the forms of the site among them', () => {
    expect(duplicates(departments.map(department => department.email))).toEqual([])
    for (const { email, phone } of departments) {
      expect(email).toMatch(/^[a-z]+@portik\.example$/)
      expect(phone).toBe(switchboard)
    }
    expect(departments.flatMap(department => department.forms).toSorted()).toEqual(
      allForms.map(({ id }) => id).toSorted(),
    )
  })
})

describe('documents', () => {
  /** The newest version is the one that has to be right. */
  const document = (slug: string) =>
    documents.filter(candidate => candidate.slug === slug).toSorted((a, b) => b.version - a.version)[0]
  const words = (slug: string) =>
    collect(document(slug), slug)
      .map(({ text }) => text)
      .join('\n')

  it('count their versions from one', () => {
    for (const slug of new Set(documents.map(document => document.slug))) {
      const versions = documents.filter(document => document.slug === slug).map(({ version }) => version)
      expect(
        versions.toSorted((a, b) => a - b),
        slug,
      ).toEqual(versions.map((_, index) => index + 1))
    }
  })

  it('consist of articles of two to six paragraphs with headings of their own', () => {
    for (const { slug, articles } of documents) {
      expect(articles.length, slug).toBeGreaterThanOrEqual(4)
      expect(duplicates(articles.map(article => article.title.ru)), slug).toEqual([])
      for (const { title, paragraphs } of articles) {
        expect([2, 3, 4, 5, 6], `${slug}: ${title.en}`).toContain(paragraphs.ru.length)
      }
    }
  })

  it('say that the Russian text prevails', () => {
    for (const { slug } of documents) {
      expect(words(slug), slug).toContain('the Russian text prevails')
      expect(words(slug).replaceAll('\u00a0', ' '), slug).toContain(
        'при расхождении применяется русский текст',
      )
    }
  })

  it('promise the refunds of the edition and never ask for a passport on the site', () => {
    for (const token of ['refundFull', 'refundHalf', 'refundPart', 'refundNone', 'payoutDays']) {
      expect(words('offer')).toContain(`{${token}}`)
    }
    for (const slug of ['offer', 'terms', 'privacy', 'consent-purchase']) {
      expect(words(slug), slug).toMatch(/(never asks|No form on the Site asks) for a passport/)
    }
  })

  it('name the categories of the award as its page does', () => {
    const nominations = awardPage.blocks.find(block => block.kind === 'nominations')
    for (const { title } of nominations?.items ?? []) {
      expect(words('award-regulations')).toContain(`«${title.ru}»`)
      expect(words('award-regulations')).toContain(title.en)
    }
    expect(nominations?.items).toHaveLength(5)
  })
})
