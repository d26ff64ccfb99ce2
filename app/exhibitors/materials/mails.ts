import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { type LetterSheet, letterHtml, letterText } from '../../mail/letter-sheet.ts'
import type { Letter } from '../../mail/post-letter.server.ts'
import { worded } from '../../mail/words/letter-words.ts'
import { type Day, formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, localeCodes, withLocale } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { applicationNumber } from '../application-number.ts'
import type { Item } from './items.ts'
import en from './letter-texts.en.ts'
import ru, { type MaterialLetterTexts } from './letter-texts.ru.ts'

/** What the office can write of them. */
export const materialWords = worded<MaterialLetterTexts>(
  { ru, en },
  {
    comments: ['exhibitor-materials-comments', 'text', 'next'],
    published: ['exhibitor-materials-published', 'text', 'next'],
    withdrawn: ['exhibitor-materials-withdrawn', 'text', 'next'],
    reminder: ['exhibitor-materials-reminder', 'text'],
  },
)
const texts = materialWords.in
const materials = '/account/materials/'

type Told = { recipient: string; locale: LocaleCode; number: number; fair: OpenFair; publicUrl: string }

/** What the office wants put right, part by part. */
export function commentsLetter(told: Told & { comments: { item: Item; comment: string }[] }): Letter {
  const { locale, number, comments } = told
  const t = texts[locale]
  return letterOf(told, {
    subject: fill(t.comments.subject, { number: applicationNumber(number, locale) }),
    title: t.comments.title,
    paragraphs: [
      t.comments.text,
      ...comments.map(one => `${t.items[one.item]}: ${one.comment}`),
      t.comments.next,
    ],
    links: [link(told, t.comments.open, materials)],
  })
}

/** That the page is there, and where. */
export function publishedLetter(told: Told & { slug: string; stand: string }): Letter {
  const { locale, slug, stand } = told
  const t = texts[locale]
  const path = `/participants/${slug}/`
  const others = localeCodes.filter(code => code !== locale)
  return letterOf(told, {
    subject: t.published.subject,
    title: t.published.title,
    paragraphs: [fill(t.published.text, { stand }), t.published.next],
    links: [
      link(told, t.published.open, path),
      ...others.map(code => link({ ...told, locale: code }, t.published.other, path)),
    ],
  })
}

/** That it is gone, and why. */
export function withdrawnLetter(told: Told & { reason: string }): Letter {
  const t = texts[told.locale].withdrawn
  return letterOf(told, {
    subject: t.subject,
    title: t.title,
    paragraphs: [fill(t.text, { reason: told.reason }), t.next],
    links: [link(told, t.open, materials)],
  })
}

/** What is still missing, so many days before it is due. */
export function reminderLetter(told: Told & { until: Day; days: number; missing: readonly Item[] }): Letter {
  const { locale, number, until, days, missing } = told
  const t = texts[locale]
  const said = { number: applicationNumber(number, locale), until: formatDay(until, locale) }
  return letterOf(told, {
    subject: fill(t.reminder.subject, said),
    title: fill(t.reminder.title, said),
    paragraphs: [
      fill(plural(days, locale, t.reminder.text), { count: days }),
      ...missing.map(item => `— ${t.items[item]}`),
    ],
    links: [link(told, t.reminder.open, materials)],
  })
}

function letterOf(
  { recipient, locale, number, fair, publicUrl }: Told,
  said: Pick<LetterSheet, 'title' | 'paragraphs' | 'links'> & { subject: string },
): Letter {
  const t = texts[locale]
  const { firstDay, lastDay } = fair
  const { subject, paragraphs, ...rest } = said
  const sheet: LetterSheet = {
    locale,
    fair: t.fair,
    where: fill(t.where, { days: formatDays(firstDay, lastDay, locale, { withYear: true }) }),
    ...rest,
    paragraphs: [t.hello, ...paragraphs],
    rows: [],
    total: null,
    facts: [{ label: t.facts.number, text: applicationNumber(number, locale) }],
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: `${publicUrl}${withLocale('/privacy/', locale)}` }],
  }
  return { recipient, subject, body: letterText(sheet), html: letterHtml(sheet) }
}

function link({ publicUrl, locale }: Pick<Told, 'publicUrl' | 'locale'>, label: string, path: string) {
  return { label, url: `${publicUrl}${withLocale(path, locale)}` }
}
