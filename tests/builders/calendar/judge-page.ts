import { judgeSentence, sentencesIn, type Verdict } from '../../../app/editorial/checks/judge-promise.ts'

/** A sentence of a page, with what is said in it of days. */
export type Judged = {
  path: string
  sentence: string
  verdict: Verdict | 'offer that is over'
}

/** Presses that are good only before something has ended. */
const offering = {
  ru: /^(?:Купить билет|Выбрать билеты|В корзину|Записаться|Зарегистрироваться|Подать заявку|Подать книгу|Аккредитоваться)/u,
  en: /^(?:Buy a ticket|Buy tickets|Choose tickets|Add to cart|Book a |Register|Apply)\b/,
}

type Page = { path: string; html: string; locale: 'ru' | 'en' }

/** Every sentence of a page, its header and footer included, that names a day or makes an offer, with what is to be thought of it at this moment. */
export function judgePage({ path, html, locale }: Page, now: Date, isFairOver: boolean): Judged[] {
  const today = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
  const body = bodyOf(html)
  const said = sentencesOf(body).flatMap((sentence): Judged[] => {
    const judged = judgeSentence(sentence, locale, today, 2025)
    return judged ? [{ path, sentence, verdict: judged.verdict }] : []
  })
  // Exhibitors apply for the spring in their account, until the middle of December.
  const ofSpring = today <= '2025-12-15' ? /<a\b[^>]*href="[^"]*\/account\/[^>]*>[\s\S]*?<\/a>/g : /(?!)/g
  const offers = pressesOf(body.replace(ofSpring, '')).flatMap((sentence): Judged[] =>
    isFairOver && offering[locale].test(sentence) ? [{ path, sentence, verdict: 'offer that is over' }] : [],
  )
  return [...said, ...offers]
}

function bodyOf(html: string): string {
  return html.slice(html.search(/<body\b|<main\b/)).replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
}

export function sentencesOf(html: string): string[] {
  const text = html
    .replace(/<(?:br|hr|time|span|strong|em)\b[^>]*>/g, ' ')
    .replace(
      /<\/?(?:p|li|h\d|dt|dd|div|section|td|th|tr|summary|figcaption|button|label|option|legend|a)\b[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
  return sentencesIn(text)
}

function pressesOf(html: string): string[] {
  const presses = html.match(/<(a|button|summary)\b[^>]*>[\s\S]*?<\/\1>/g) ?? []
  return presses.map(press =>
    press
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('\u00a0', ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
