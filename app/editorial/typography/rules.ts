import type { LocaleCode } from '../../platform/languages.ts'
import { groupThousands, marks } from '../../platform/money.ts'
import type { TypesetRule } from './changes.ts'
import { digitSign, markerSign, wordSign } from './untouched.ts'

/** What is looked for, and what is put in its place; the pattern takes nothing that stays. */
export type Rule = { rule: TypesetRule; pattern: RegExp; now: string | ((found: string) => string) }

const nbsp = '\u00a0'
const blank = '[ \\t\\u00a0\\u2009\\u202f]'
const digit = `[\\d${digitSign}]`
const begin = `(?<=^|\\n|${markerSign})`
const unitsRu = 'мм|см|дм|м|км|г|кг|л|мл|м²|шт'
const unitsEn = 'mm|cm|m|km|g|kg|l|ml|m²|ft|W|kW|am|pm'

function rule(name: TypesetRule, pattern: string, now: Rule['now']): Rule {
  return { rule: name, pattern: new RegExp(pattern, 'gu'), now }
}

/** Blanks at the ends of a text: they go when it is whole, and stay while somebody types. */
export const edges: Rule[] = [rule('space', `^\\s+|(?<!\\s)\\s+$`, '')]

const ratio = `[\\d${wordSign}](?=${blank}+:${blank}?\\d)`

const blanks: Rule[] = [
  rule('space', `${blank}{2,}|[\\t\\u2009\\u202f]`, found => (/[^ \t]/.test(found) ? nbsp : ' ')),
  rule('space', `(?<!${blank})${blank}+(?=\\n)|(?<=\\n)${blank}+`, ''),
  // «.5», «:)» and «...» are something else, and so is 8 : 1.
  rule(
    'space',
    `(?<=[^\\s${markerSign}])(?<!${ratio})${blank}+(?=[,;:!?]+(?![\\p{L}\\d()])|\\.(?![\\p{L}\\d.])|[)»])`,
    '',
  ),
  rule('space', `(?<=[(«„])${blank}+`, ''),
]

const signs: Rule[] = [
  rule('ellipsis', '\\.{3,}', '…'),
  rule('copyright', `\\([cсCС]\\)(?=${blank}?[\\p{Lu}\\d«“"])`, '©'),
]

function timesSign(units: string): Rule {
  const size = `(?<=\\d(?:${blank}?(?:${units}))?)`
  return rule('times', `${size}${blank}?[xхXХ×*]${blank}?(?=\\d)`, `${nbsp}×${nbsp}`)
}

const numbers: Rule[] = [
  // After a number a hyphen is no minus; in a word or a code neither.
  rule('minus', `(?<=^|\\n|[(${markerSign}]|[^\\s\\d]${blank})[-–](?=\\d)`, '−'),
  // A range goes up; a score, a law (2300-1) or a difference need not.
  {
    rule: 'range',
    pattern: new RegExp(
      `(?<![\\d.,:/–—-])\\d+(?:[.,:]\\d+)?(?:${blank}?-${blank}?|--|—)\\d+(?:[.,:]\\d+)?(?![\\d/–—-]|[.,:]\\d)`,
      'gu',
    ),
    now: found => {
      const [from = '', to = ''] = found.split(/\D*[-—]+\D*/)
      return numberIn(from) < numberIn(to) ? `${from}–${to}` : found
    },
  },
]

function numberIn(number: string): number {
  return Number(number.replace(/[,:]/, '.'))
}

/** From five digits up; sums from four. A postcode and what begins with a nought is no quantity. */
function thousands(locale: LocaleCode): Rule[] {
  const alone = `(?<![\\d.,:/№#₽+–-]|[\\d,.]${blank})`
  const ended = `(?![\\d:/-]|[.,]\\d)`
  const grouped = (found: string) => groupThousands(Number(found), marks[locale].thousands)
  const noPostcode = `(?!\\d{6}(?:,|$))(?<!,${blank})`
  return [
    rule('thousands', `${alone}${noPostcode}[1-9]\\d{4,7}${ended}`, grouped),
    rule(
      'thousands',
      `${alone}(?<!,${blank})[1-9]\\d{3,7}(?=${blank}?(?:₽|roubles?(?!\\p{L})|рубл))`,
      grouped,
    ),
    ...(locale === 'en' ? [rule('thousands', `(?<=₽)[1-9]\\d{3,7}${ended}`, grouped)] : []),
  ]
}

// A dash follows something and leads to something; after an opening bracket or mark it begins a line of talk.
const dashed = `(?<=[^\\s(\\[«„“‘"—–${markerSign}-])`
const leading = `(?=[^\\s.,;:!?)\\]»”"—–${markerSign}-])`

const dashesRu: Rule[] = [
  rule('dash', `${begin}(?:---?|[-–—])${blank}(?=\\S)`, '— '),
  rule('dash', `${dashed}${blank}(?:---?|[-–—])(?=${blank})`, `${nbsp}—`),
  rule('dash', `${dashed}${blank}?(?:---?|—)${blank}?${leading}`, `${nbsp}— `),
  rule('tie', `${dashed}${blank}(?=—)`, nbsp),
  rule('space', `(?<=—)\\u00a0`, ' '),
]

const dashesEn: Rule[] = [
  rule('dash', `${begin}(?:---?|[-—])(?=${blank}\\S)`, '–'),
  rule('dash', `(?<=[^\\s${markerSign}]${blank})(?:---?|[-—])(?=${blank})`, '–'),
  rule('dash', `${dashed}(?:---?|—)${leading}`, ' – '),
  rule('dash', `(?<=[^\\s${markerSign}]${blank})(?:---?|—)${leading}`, '– '),
  rule('dash', `${dashed}(?:---?|—)(?=${blank})`, ' –'),
]

const namesRu: Rule[] = [
  rule('numero', `(?<![\\p{L}\\d°.])(?:№|N(?:o\\.?)?)${blank}?(?=${digit})`, `№${nbsp}`),
  // The stop of «руб.» may be the stop of the sentence.
  rule(
    'rouble',
    `(?<=\\d|\\d${blank}(?:тыс\\.|млн|млрд))${blank}?(?:руб|р)\\.(?=$|\\n|${blank}[\\p{Lu}«"])`,
    `${nbsp}₽.`,
  ),
  rule(
    'rouble',
    `(?<=\\d|\\d${blank}(?:тыс\\.|млн|млрд))${blank}?(?:руб\\.|р\\.|руб(?![\\p{L}.]))`,
    `${nbsp}₽`,
  ),
]

const tiesRu: Rule[] = [
  // A particle leans on the word before it, and leaves the next one free.
  rule('tie', `(?<=(?<![\\p{L}-])(?!(?:же|ли|бы|ж|б) )\\p{L}{1,2}) `, nbsp),
  rule('tie', `(?<=[\\p{L}\\d»“”)]) (?=(?:же|ли|бы|ж|б)(?![\\p{L}\\d-]))`, nbsp),
  rule('tie', `(?<=${digit}) (?=[\\p{L}₽%×${digitSign}\\d])|(?<=[№≈×§−]) `, nbsp),
  rule('tie', `(?<=\\d)(?=[₽%])|(?<=[№§])(?=\\d)`, nbsp),
  // А. С. Пушкин, Пушкин А. С.
  rule('tie', `(?<=(?<![\\p{L}\\d])\\p{Lu}\\.) ?(?=\\p{Lu}\\.)`, nbsp),
  rule('tie', `(?<=(?<![\\p{L}\\d°-])\\p{Lu}\\.) (?=\\p{Lu}\\p{Ll})`, nbsp),
  rule('tie', `(?<=\\p{Lu}\\p{Ll}+) (?=\\p{Lu}\\.\\u00a0?\\p{Lu}\\.)`, nbsp),
  rule('tie', `(?<=(?<![\\p{L}\\d]|\\d${blank})(?:г|ул|пл|пер|наб|им)\\.) (?=\\p{Lu})`, nbsp),
  rule('tie', `(?<=(?<!\\p{L})(?:с|стр|д|кв|корп|гл|ст|п|рис|табл|тел|см|т)\\.) ?(?=${digit})`, nbsp),
  rule('tie', `(?<=(?<!\\p{L})т\\.) ?(?=(?:д|п|е|к)\\.)|(?<=(?<!\\p{L})и) (?=(?:др|пр)\\.)`, nbsp),
]

const monthsEn = 'January|February|March|April|May|June|July|August|September|October|November|December'
const partsEn = '[Pp]ages?|[Pp]p?\\.|[Cc]hapters?|[Ff]igures?|[Ff]igs?\\.|[Pp]lates?|[Vv]olumes?|[Vv]ols?\\.'

const tiesEn: Rule[] = [
  // 24–27 September 2025: the year leans on its month where a day does, as the site itself writes it.
  rule('tie', `(?<=(?<![\\d.,:])\\d{1,2}) (?=(?:${monthsEn})(?![\\p{L}\\d’]))`, nbsp),
  rule('tie', `(?<=(?<!\\d)\\d{1,2}\\u00a0(?:${monthsEn})) (?=\\d{4}(?!\\d))`, nbsp),
  rule('tie', `(?<=(?<![\\p{L}\\d.])(?:${partsEn})) (?=${digit})`, nbsp),
  rule('tie', `(?<=\\d) (?=(?:${unitsEn})(?![\\p{L}\\d’]))`, nbsp),
  rule('tie', `(?<=[№≈×§−]) |(?<=\\d) (?=×)`, nbsp),
  rule('tie', `(?<=${digitSign}) (?=${digitSign})`, nbsp),
]

/** The rules of a language in the order they are followed; quotation marks stand apart (quotes.ts). */
export const rulesOf: Record<LocaleCode, Rule[]> = {
  ru: [
    ...blanks,
    ...signs,
    timesSign(unitsRu),
    ...numbers,
    ...namesRu,
    ...thousands('ru'),
    ...dashesRu,
    ...tiesRu,
  ],
  en: [...blanks, ...signs, timesSign(unitsEn), ...numbers, ...thousands('en'), ...dashesEn, ...tiesEn],
}
