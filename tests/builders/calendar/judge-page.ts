/** A sentence of a page, with what is said in it of days. */
export type Judged = {
  path: string
  sentence: string
  verdict: 'true' | 'promise in the past' | 'offer that is over' | 'another year'
}

const monthsRu = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря'
const monthsEn = 'January|February|March|April|May|June|July|August|September|October|November|December'
const days = String.raw`(\d{1,2})(?:\s?[–—-]\s?(\d{1,2}))?`
const dated = {
  ru: new RegExp(`${days}\\s(${monthsRu})(?:\\s(\\d{4}))?`, 'giu'),
  en: new RegExp(`${days}\\s(${monthsEn})(?:\\s(\\d{4}))?`, 'giu'),
}
const months = { ru: monthsRu.split('|'), en: monthsEn.toLowerCase().split('|') }

/** Words by which something is promised. */
const promising = {
  ru: /(?<!\p{L})(?:откро[ею]т(?:ся)?|откроем|объявим|объявляем|объявят|назовём|назовут|начн[её]тся|начнутся|появ[ия]тся|появятся|пройд[её]т|пройдут|состоится|состоятся|будет|будут|ждём|не откладывайте|пришлите|вручат|вручим|покажем|пришл[её]м|принимаем|принимаются|успейте|успеете|осталось|скоро|можно (?:купить|подать|записаться|зарегистрироваться))(?!\p{L})/iu,
  en: /\b(?:will|soon|opens on|open until|apply by|applications are open|to be announced|are announced|best not to leave|we look forward|days left|you can (?:buy|apply|register|book))\b/i,
}

/** Words that mean another year as soon as a new one has begun. */
const ofTheYear = {
  ru: /(?<!\p{L})(?:(?:прошлого|этого) года|(?:эт|прошл)(?:ой|у) (?:весн|осен)\p{L}+)/iu,
  en: /\b(?:last|this) (?:year|spring|autumn)\b/i,
}

/** Presses that are good only before something has ended. */
const offering = {
  ru: /^(?:Купить билет|Выбрать билеты|В корзину|Записаться|Зарегистрироваться|Подать заявку|Подать книгу|Аккредитоваться)/u,
  en: /^(?:Buy a ticket|Buy tickets|Choose tickets|Add to cart|Book a |Register|Apply)\b/,
}

type Page = { path: string; html: string; locale: 'ru' | 'en' }

/** Every sentence of a page that names a day or makes an offer, with what is to be thought of it at this moment. */
export function judgePage({ path, html, locale }: Page, now: Date, isFairOver: boolean): Judged[] {
  const today = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
  const body = mainOf(html)
  const said = sentencesOf(body).flatMap((sentence): Judged[] => {
    const isOfAnotherYear = today > '2025-12-31' && ofTheYear[locale].test(sentence)
    if (isOfAnotherYear) return [{ path, sentence, verdict: 'another year' }]
    const last = lastDayIn(sentence, locale)
    if (!last) return []
    const isLate = last < today && promising[locale].test(sentence)
    return [{ path, sentence, verdict: isLate ? 'promise in the past' : 'true' }]
  })
  // Exhibitors apply for the spring in their account, until the middle of December.
  const ofSpring = today <= '2025-12-15' ? /<a\b[^>]*href="[^"]*\/account\/[^>]*>[\s\S]*?<\/a>/g : /(?!)/g
  const offers = pressesOf(body.replace(ofSpring, '')).flatMap((sentence): Judged[] =>
    isFairOver && offering[locale].test(sentence) ? [{ path, sentence, verdict: 'offer that is over' }] : [],
  )
  return [...said, ...offers]
}

function mainOf(html: string): string {
  return (/<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? html).replace(
    /<(script|style|template)[\s\S]*?<\/\1>/g,
    '',
  )
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
    .replaceAll('\u00a0', ' ')
  return text
    .split(/\n|(?<=[.!?…])\s+(?=[\p{Lu}«“"])/u)
    .map(sentence => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
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

/** The last day that a sentence names; without a year it is of the year of the fair. */
function lastDayIn(sentence: string, locale: 'ru' | 'en'): string | null {
  const named = [...sentence.matchAll(dated[locale])].map(([, from = '', to, month = '', year = '2025']) => {
    const number = months[locale].indexOf(month.toLowerCase()) + 1
    return `${year}-${String(number).padStart(2, '0')}-${(to ?? from).padStart(2, '0')}`
  })
  return named.sort().at(-1) ?? null
}
