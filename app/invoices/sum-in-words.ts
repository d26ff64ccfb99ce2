import { type PluralForms, plural } from '../platform/plurals.ts'

const units = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const feminine = ['', 'одна', 'две', ...units.slice(3)]
const teens =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  )
const tens = [
  '',
  '',
  ...'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' '),
]
const hundreds = [
  '',
  ...'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' '),
]

const rouble = { one: 'рубль', few: 'рубля', many: 'рублей', other: 'рубля' }
const kopeck = { one: 'копейка', few: 'копейки', many: 'копеек', other: 'копейки' }
const groups: { words: readonly string[]; forms: PluralForms | null }[] = [
  { words: units, forms: null },
  { words: feminine, forms: { one: 'тысяча', few: 'тысячи', many: 'тысяч', other: 'тысячи' } },
  { words: units, forms: { one: 'миллион', few: 'миллиона', many: 'миллионов', other: 'миллиона' } },
  { words: units, forms: { one: 'миллиард', few: 'миллиарда', many: 'миллиардов', other: 'миллиарда' } },
]

/** «Двести пятьдесят шесть тысяч пятьсот рублей 00 копеек», as it stands on a Russian invoice. */
export function sumInWords(kopecks: number): string {
  const roubles = Math.trunc(kopecks / 100)
  const rest = kopecks % 100
  const words = roubles === 0 ? 'ноль' : wholeInWords(roubles)
  const sentence = `${words} ${plural(roubles, 'ru', rouble)} ${String(rest).padStart(2, '0')} ${plural(rest, 'ru', kopeck)}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function wholeInWords(value: number): string {
  const parts: string[] = []
  let rest = value
  for (const { words, forms } of groups) {
    const three = rest % 1000
    rest = Math.trunc(rest / 1000)
    if (three === 0) continue
    parts.unshift([...threeInWords(three, words), ...(forms ? [plural(three, 'ru', forms)] : [])].join(' '))
  }
  return parts.join(' ')
}

function threeInWords(value: number, words: readonly string[]): string[] {
  const two = value % 100
  const small = two >= 10 && two < 20 ? [teens[two - 10]] : [tens[Math.trunc(two / 10)], words[two % 10]]
  return [hundreds[Math.trunc(value / 100)], ...small].flatMap(word => (word ? [word] : []))
}
