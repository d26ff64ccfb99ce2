import { type Day, partsOf } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'

/** What is to be thought of a sentence that speaks of days. */
export type Verdict = 'true' | 'promise in the past' | 'another year'

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
  ru: /(?<!\p{L})(?:откро[ею]т(?:ся)?|откроем|объявим|объявляем|объявят|назовём|назовут|начн[её]тся|начнутся|появ[ия]тся|появятся|пройд[её]т|пройдут|состоится|состоятся|будет|будут|ждём|не откладывайте|пришлите|вручат|вручим|определят|определит|выберут|(?:ярмарка|двери) открыт[аы]|следующ(?:ая|ей|ую)|покажем|пришл[её]м|принимаем|принимаются|успейте|успеете|осталось|скоро|можно (?:купить|подать|записаться|зарегистрироваться))(?!\p{L})/iu,
  en: /\b(?:will|soon|opens on|open until|apply by|applications are open|to be announced|are announced|best not to leave|we look forward|days left|(?:fair|doors) (?:is|are) open|(?:the|at the) next|you can (?:buy|apply|register|book))\b/i,
}

/** Words that mean another year as soon as a new one has begun. */
const ofTheYear = {
  ru: /(?<!\p{L})(?:(?:прошлого|этого) года|(?:эт|прошл)(?:ой|у) (?:весн|осен)\p{L}+)/iu,
  en: /\b(?:last|this) (?:year|spring|autumn)\b/i,
}

/** A sentence read on a day, in the year of a fair; null where it speaks of no day. */
export function judgeSentence(
  sentence: string,
  locale: LocaleCode,
  today: Day,
  fairYear: number,
): { verdict: Verdict; day?: Day } | null {
  if (partsOf(today).year > fairYear && ofTheYear[locale].test(sentence)) return { verdict: 'another year' }
  const day = lastDayIn(sentence, locale, fairYear)
  if (!day) return null
  const isLate = day < today && promising[locale].test(sentence)
  return { verdict: isLate ? 'promise in the past' : 'true', day }
}

/** The sentences of a text, with ordinary blanks. */
export function sentencesIn(text: string): string[] {
  return text
    .replaceAll('\u00a0', ' ')
    .split(/\n|(?<=[.!?…])\s+(?=[\p{Lu}«“"])/u)
    .map(sentence => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The last day that a sentence names; without a year it is of the year of the fair. */
function lastDayIn(sentence: string, locale: LocaleCode, fairYear: number): Day | null {
  const named = [...sentence.matchAll(dated[locale])].map(([, from = '', to, month = '', year]) => {
    const number = months[locale].indexOf(month.toLowerCase()) + 1
    return `${year ?? fairYear}-${String(number).padStart(2, '0')}-${(to ?? from).padStart(2, '0')}`
  })
  return named.sort().at(-1) ?? null
}
