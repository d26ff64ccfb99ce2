import type { LocaleCode } from '../../platform/languages.ts'

/** A text in its sentences. Joined by a space they are the text again. */
export function sentencesOf(text: string, locale: LocaleCode): string[] {
  const found: string[] = []
  let start = 0
  for (const match of text.matchAll(possibleEnd)) {
    const end = match.index + match[0].length
    const said = text.slice(start, end)
    if (match[1] === '.' && isAbbreviated(said, locale)) continue
    found.push(said)
    start = end + (/^\s+/.exec(text.slice(end))?.[0].length ?? 0)
  }
  return [...found, text.slice(start)].map(sentence => sentence.trim()).filter(sentence => sentence !== '')
}

// A mark, what closes after it, then a new beginning: a capital or a number, perhaps behind a dash or what opens.
const possibleEnd = /([.!?…]+)[»”’"“)\]]*(?=\s+(?:[—–-]\s+)?[«„“‘"([]*[\p{Lu}\p{Nd}№])/gu

/** What a full stop after these does not end, whatever follows. */
const shortenings: Record<LocaleCode, ReadonlySet<string>> = {
  ru: words(`акад архит бул вып гр ед илл им кв кн корп ср лит наб напр обл оз пер пл пос прим проф рис
    род см св сост стр тел тов ул урожд худ экз`),
  en: words(
    'approx c ca cat cf col dr ed eds e.g est fig figs gen i.e inv m mr mrs ms no nos p pl pp prof rev st vol vs',
  ),
}

/** Years, centuries and the like: behind a number they may end a sentence, before a name they do not. */
const measures: Record<LocaleCode, ReadonlySet<string>> = {
  ru: words('в вв г гг д тыс руб коп мин сек ч с т'),
  en: words('b d'),
}

/** Whether the full stop at the end belongs to a shortened word. */
function isAbbreviated(said: string, locale: LocaleCode): boolean {
  const [, before = '', word = ''] =
    /^(.*?)(\p{L}[\p{L}.]*|\p{Nd}+)\.[»”’"“)\]]*$/su.exec(lastWords(said)) ?? []
  if (word === '') return false
  // «1. Встаньте»: the number of a list, not a sentence of its own.
  if (/^\p{Nd}+$/u.test(word)) return said.trim() === `${word}.`
  // «Л. Овсяник», “J. S. Bach”.
  if (/^\p{Lu}(?:\.\p{Lu})*$/u.test(word)) return !/\p{Nd}\s*$/u.test(before)
  const plain = word.toLowerCase()
  // «и т. д.» and its like end a sentence where the next begins: no name follows them.
  if (/(?:^|\s)(?:т|н)\.\s*$/u.test(before)) return false
  if (measures[locale].has(plain)) return !/[\p{Nd}IVX]\s*$/u.test(before)
  return shortenings[locale].has(plain)
}

/** As much of the end as tells an abbreviation. */
function lastWords(said: string): string {
  return said
    .slice(-40)
    .replaceAll('\u00a0', ' ')
    .replace(/^\S*\s(?=.*\s)/su, '')
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}
