import type { Edition } from '../editions/edition.ts'
import { type LetterSheet, letterHtml, letterText } from '../mail/letter-sheet.ts'
import type { Letter } from '../mail/post-letter.server.ts'
import { type Both, defaultLocale, type LocaleCode, withLocale } from '../platform/languages.ts'
import { answersView } from './answers-view.ts'
import type { FormDescription } from './description.ts'
import { sayer } from './form-view.ts'
import { nameIn } from './name-in.ts'

/** A way back to what was sent, for forms that make something of it; it opens that without a password. */
export type ReceiptLink = { text: string; label: string; path: string }

export type LetterSource = {
  id: string
  description: FormDescription
  values: Record<string, string | string[]>
  about?: string
  locale: LocaleCode
  page: string
  department: { name: string; email: string }
  edition: Edition
  publicUrl: string
  link?: ReceiptLink | undefined
}

const words = {
  fair: { ru: 'Портик', en: 'Portico' },
  where: { ru: '{fairDates}, Москва', en: '{fairDates}, Moscow' },
  received: { ru: 'Мы\u00a0получили: {title}', en: 'We have received: {title}' },
  hello: { ru: 'Здравствуйте!', en: 'Hello,' },
  about: { ru: 'Работа: {about}.', en: 'The work: {about}.' },
  foot: {
    ru: 'Вы получили это письмо, потому что ваш адрес указан в\u00a0форме на\u00a0сайте ярмарки. Если её заполняли не\u00a0вы, напишите на\u00a0{email}, и\u00a0мы удалим данные.',
    en: 'You have received this e-mail because your address was given in a form on the fair’s site. If it was not you, write to {email} and we will delete the data.',
  },
  privacy: { ru: 'Обработка персональных данных', en: 'Privacy policy' },
  withdraw: { ru: 'Отозвать согласие', en: 'Withdraw consent' },
  notice: { ru: '{title}: {name}', en: '{title}: {name}' },
  noticeText: {
    ru: 'Со\u00a0страницы {page} пришло новое обращение.',
    en: 'A new submission has come from the page {page}.',
  },
  open: { ru: 'Открыть в\u00a0бэк-офисе', en: 'Open in the back office' },
  forStaff: {
    ru: 'Персональные данные заявителя: не\u00a0пересылайте письмо наружу.',
    en: 'This e-mail holds personal data: do not pass it on.',
  },
} satisfies Record<string, Both>

/**
 * To whoever has applied: that it has come, and what happens now. Not a word of what was typed is in it: anybody may type
 * anybody's address, and the fair must not carry their text there.
 */
export function applicantLetter(source: LetterSource): Letter {
  const { description, locale, department, publicUrl, link } = source
  const about = source.about && fill(words.about[locale], { about: source.about })
  const say = sayer(source.edition, locale)
  const at = (path: string) => `${publicUrl}${withLocale(path, locale)}`
  const title = say(description.title)
  const sheet: LetterSheet = {
    ...frame(say, locale),
    title: say(description.thanks.title),
    paragraphs: [
      words.hello[locale],
      say(description.thanks.text),
      ...(about ? [about] : []),
      ...(link ? [link.text] : []),
    ],
    links: link ? [{ label: link.label, url: at(link.path) }] : [],
    notes: [],
    foot: [fill(words.foot[locale], { email: department.email })],
    footLinks: [
      { label: words.privacy[locale], url: at('/privacy/') },
      { label: words.withdraw[locale], url: at('/privacy/#withdrawal') },
    ],
  }
  const letter = dressed(String(source.values.email), fill(words.received[locale], { title }), sheet)
  return link ? { ...letter, isSecret: true } : letter
}

/** To the department that answers: who wrote what, with the way to it. Staff read Russian. */
export function departmentLetter(source: LetterSource): Letter {
  const { description, department, publicUrl, page, id } = source
  const locale = defaultLocale
  const say = sayer(source.edition, locale)
  const title = say(description.title)
  const name = nameIn(source.values) || String(source.values.email)
  const sheet: LetterSheet = {
    ...frame(say, locale),
    title,
    paragraphs: [fill(words.noticeText[locale], { page })],
    facts: answersOf(source, locale),
    links: [{ label: words.open[locale], url: `${publicUrl}/office/submissions/${id}/` }],
    notes: [],
    foot: [words.forStaff[locale]],
    footLinks: [],
  }
  return dressed(department.email, fill(words.notice[locale], { title, name }), sheet)
}

export function frame(say: (text: Both) => string, locale: LocaleCode) {
  return { locale, fair: words.fair[locale], where: say(words.where), rows: [], total: null }
}

function answersOf({ description, values, edition }: LetterSource, locale: LocaleCode) {
  return answersView(description, values, edition, locale).map(({ label, answer }) => ({
    label,
    text: answer,
  }))
}

export function dressed(recipient: string, subject: string, sheet: LetterSheet): Letter {
  return { recipient, subject, body: letterText(sheet), html: letterHtml(sheet) }
}

function fill(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark)
}
