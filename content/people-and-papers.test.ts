import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { people } from './bodies.ts'
import { departments } from './departments.ts'
import { documents } from './documents.ts'
import { awardPage } from './pages-award.ts'
import { partners } from './partners.ts'
import { pressKit, releases } from './press.ts'
import { questions } from './questions.ts'
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
import type { Both } from './types.ts'

type Work = { file: string; year: number; technique: Both; size_cm: { height: number; width: number } }
type Portrait = { file: string; presents: 'man' | 'woman'; age: number }
type Mark = { kind: string; file: string; name: Both; role?: Both }
const manifest: { works: Work[]; people: Portrait[]; marks: Mark[] } = JSON.parse(
  readFileSync(new URL('manifest.json', picturesRoot), 'utf8'),
)

const documentTexts = collect(documents, 'documents')
const kitTexts = collect(pressKit, 'pressKit')
const texts = [
  ...collect(people, 'people'),
  ...collect(partners, 'partners'),
  ...collect(releases, 'releases'),
  ...kitTexts,
  ...collect(questions, 'questions'),
  ...collect(departments, 'departments'),
  ...documentTexts,
]
const inLanguage = (language: Language) => texts.filter(text => text.language === language)
const distinct = <T>(list: T[]) => new Set(list).size

describe('texts', () => {
  testTypography(texts)

  it('leave dates, prices and percentages to the edition', () => {
    const russianMonth = /\d\s*(январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)/i
    const englishMonth = /\d\s*(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/
    expect(offending(texts, russianMonth)).toEqual([])
    expect(offending(texts, englishMonth)).toEqual([])
    expect(offending(texts, /[₽%]|\d\s*(руб|roubl|rubl|rub)/iu)).toEqual([])
    // Years stand only in the dates of statutes and on the labels of works.
    const others = texts.filter(text => !kitTexts.includes(text))
    expect(offending(others, /\b20\d\d\b/, text => text.replace(/\b\d\d\.\d\d\.\d{4}\b/g, ''))).toEqual([])
  })

  it('use only tokens the site can fill, the same ones in both languages and never in a foreign case', () => {
    const namesIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(match => match[1] ?? '')
    for (const { at, text } of texts) {
      for (const name of namesIn(text)) expect(tokens, at).toContain(name)
      expect(withoutTokens(text), at).not.toMatch(/[{}]/)
    }
    const names = (language: Language) =>
      inLanguage(language).map(({ text }) => namesIn(text).toSorted().join())
    expect(names('ru')).toEqual(names('en'))
    expect(offending(texts, /(?<!\p{L})(с|со|к|ко|по|между)\s\{/iu)).toEqual([])
  })
})

describe('people', () => {
  const name = (person: { firstName: Both; lastName: Both }) => `${person.firstName.ru} ${person.lastName.ru}`
  const newcomers = people.filter(person => !speakers.some(speaker => name(speaker) === name(person)))

  it('fill the jury, two councils and the team', () => {
    const inBody = (body: string) => people.filter(person => person.body === body).length
    expect(['jury', 'curatorial', 'expert', 'team'].map(inBody)).toEqual([7, 7, 9, 10])
    expect(distinct(people.map(name))).toBe(33)
    expect(distinct(people.map(person => person.lastName.en))).toBe(33)
  })

  it('have a portrait each: their own, or the one they have as a speaker', () => {
    expect(distinct(people.map(person => person.picture))).toBe(33)
    expect(newcomers).toHaveLength(24)
    const ofSpeakers = new Map(speakers.map(speaker => [speaker.picture, name(speaker)]))
    for (const person of people) {
      expect(pictureExists(person.picture), person.picture).toBe(true)
      const speaker = speakers.find(candidate => name(candidate) === name(person))
      expect(ofSpeakers.get(person.picture), name(person)).toBe(speaker && name(speaker))
      if (speaker) expect([person.firstName, person.lastName]).toEqual([speaker.firstName, speaker.lastName])
    }
  })

  it('look as their names say', () => {
    const men = ['Всеволод', 'Борис', 'Константин', 'Фёдор', 'Павел', 'Георгий', 'Вадим', 'Арсений']
    men.push('Денис', 'Матвей', 'Кирилл', 'Никита')
    for (const person of newcomers) {
      const portrait = manifest.people.find(({ file }) => file === person.picture)
      expect(portrait?.presents, name(person)).toBe(men.includes(person.firstName.ru) ? 'man' : 'woman')
    }
  })

  it('have a position that reads on after the name, and a sentence or two about them', () => {
    for (const person of people) {
      expect(person.position.ru, name(person)).toMatch(/^\p{Ll}/u)
      expect(person.position.en, name(person)).toMatch(/^\p{Ll}/u)
      expect(person.about.ru, name(person)).toMatch(/[.»]$/)
      expect(person.about.en, name(person)).toMatch(/[.”]$/)
    }
  })
})

describe('partners', () => {
  it('are the twenty-four of the marks, by name, role and mark', () => {
    const marks = manifest.marks.filter(mark => mark.kind === 'partner')
    const entry = ({ name, role }: { name: Both; role?: Both }, file: string) => ({ file, name, role })
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))
    const listed = partners.map(partner => entry(partner, partner.mark))
    expect(plain(listed.toSorted((a, b) => a.file.localeCompare(b.file)))).toEqual(
      plain(marks.map(mark => entry(mark, mark.file))),
    )
    expect(distinct(partners.map(partner => partner.slug))).toBe(24)
    for (const { mark } of partners) expect(pictureExists(mark), mark).toBe(true)
  })

  it('are spread over the six categories', () => {
    const counts: Record<string, number> = {}
    for (const { category } of partners) counts[category] = (counts[category] ?? 0) + 1
    expect(counts).toEqual({
      general: 1,
      official: 4,
      cultural: 5,
      educational: 3,
      informational: 4,
      technical: 7,
    })
  })
})

describe('press', () => {
  it('has eight releases, oldest first, each with four to six paragraphs and a quotation', () => {
    expect(releases).toHaveLength(8)
    expect(distinct(releases.map(release => release.slug))).toBe(8)
    const days = releases.map(release => release.daysBefore)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    for (const { slug, body, picture } of releases) {
      expect([4, 5, 6], slug).toContain(body.ru.length)
      expect(body.en.join(' '), slug).toMatch(
        /[,.]” (says|explains|adds|she says)|” says|,” (says|explains|adds)/,
      )
      expect(picture && pictureExists(picture), slug).toBe(true)
    }
  })

  it('offers eight pictures with credits; works agree with the catalogue', () => {
    expect(pressKit.files).toHaveLength(8)
    expect(distinct(pressKit.files.map(file => file.picture))).toBe(8)
    for (const { picture, about, credit } of pressKit.files) {
      expect(picture && pictureExists(picture), picture).toBe(true)
      expect(credit.ru).toMatch(/^(©|Снимок:)/)
      const work = manifest.works.find(({ file }) => file === picture)
      if (!work) continue
      const { height, width } = work.size_cm
      expect(about.en.toLowerCase()).toBe(`${work.technique.en}, ${height} × ${width} cm, ${work.year}.`)
      expect(about.ru.replaceAll('\u00a0', ' ').toLowerCase()).toBe(
        `${work.technique.ru}, ${height} × ${width} см, ${work.year}.`,
      )
    }
  })
})

describe('questions', () => {
  it('are twenty-four, six of them on the home page, and cover every topic', () => {
    expect(questions).toHaveLength(24)
    expect(distinct(questions.map(question => question.slug))).toBe(24)
    expect(questions.filter(question => question.isOnHome)).toHaveLength(6)
    expect(distinct(questions.map(question => question.topic))).toBe(6)
    for (const { slug, question } of questions) {
      expect(question.ru, slug).toMatch(/[?.]$/)
      expect(question.ru + question.en, slug).toContain('?')
    }
  })
})

describe('departments', () => {
  it('are eight and share the forms of the site among them', () => {
    expect(departments).toHaveLength(8)
    expect(distinct(departments.map(department => department.slug))).toBe(8)
    expect(distinct(departments.map(department => department.email))).toBe(8)
    for (const { email, phone } of departments) {
      expect(email).toMatch(/^[a-z]+@portik\.example$/)
      expect(phone.replaceAll('\u00a0', ' ')).toBe('+7 495 000-00-70')
    }
    expect(departments.flatMap(department => department.forms).toSorted()).toEqual([
      'award',
      'children',
      'consent-withdrawal',
      'contact',
      'convention',
      'exhibitor',
      'group',
      'guide',
      'media',
      'newsletter',
      'partner',
      'volunteer',
    ])
  })
})

describe('documents', () => {
  const document = (slug: string) => documents.find(candidate => candidate.slug === slug)
  const words = (slug: string) =>
    collect(document(slug), slug)
      .map(({ text }) => text)
      .join('\n')

  it('are nine first versions', () => {
    expect(documents.map(({ slug, version }) => `${slug} ${version}`)).toEqual([
      'offer 1',
      'terms 1',
      'privacy 1',
      'consent-application 1',
      'consent-purchase 1',
      'consent-newsletter 1',
      'cookies 1',
      'award-regulations 1',
      'visiting-rules 1',
    ])
  })

  it('consist of articles of two to six paragraphs with headings of their own', () => {
    for (const { slug, articles } of documents) {
      expect(articles.length, slug).toBeGreaterThanOrEqual(4)
      expect(distinct(articles.map(article => article.title.ru)), slug).toBe(articles.length)
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
