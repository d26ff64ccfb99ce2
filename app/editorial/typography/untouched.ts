// What the typographer must not set is covered, sign for sign, before the rules read the text: the rules see that
// something stands there, and never what.

/** Stands for a sign of a word: links, addresses, `{holes}`, codes. */
export const wordSign = '\uE000'
/** Stands for a sign of a marker, `[[before sales: … || …]]`: what follows it begins anew. */
export const markerSign = '\uE001'
/** Stands for a digit: telephones, dates, numbers of documents. */
export const digitSign = '\uE002'

const markers = /\[\[before \w*:\s*|(?<!\s)\s*\|\|\s*|(?<!\s)\s*\]\]/g

const words = [
  /\{[^{}]*\}/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:https?:\/\/|www\.)[^\s«»“”"<>]*[^\s«»“”"<>.,;:!?)]/gi,
  // portik.example/press, plan.pdf
  /(?<![\p{L}\p{N}_.-])[a-z0-9][\w-]*(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[\w./#?&=%-]*[\w/])?(?![\p{L}\p{N}_])/giu,
  // /tickets/, /en/award/jury/
  /(?<![\p{L}\p{N}_./])\/(?:[\w-]+\/)+(?:#[\w-]+)?/gu,
  // C-07, РФ-12, i18n_redirected
  /(?<![\p{L}\p{N}-])\p{Lu}{1,4}-\d+(?:-\d+)*(?![\p{L}\p{N}])/gu,
  /(?<!\w)[a-z\d]*_\w*/gi,
]

const numbers = [
  /(?<=ISBN[\s:]{0,2}(?:1[03])?[\s:]{0,2})\d[\d\s-]{8,15}[\dXХ]/gi,
  /(?:\+\d|(?<![\p{L}\d])8(?=[\s(-]))[\s\d()-]{8,20}\d/gu,
  // 010-24-27, 2025-09-24, 77-24-019070
  /(?<![\d–])\d+(?:-\d+){2,}(?!\d)/g,
  // 07.02.1992
  /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{2,4}(?![\d.])/g,
  // № 152-ФЗ, No. 2300-1, RFC 3161, ИНН 7705180247
  /(?<=(?:№|(?<!\p{L})No?\.?)\s?)\d+[-/][\p{L}\d/-]*/gu,
  /(?<=(?<!\p{L})(?:RFC|SHA|ИНН|КПП|БИК|ОГРН|INN|KPP|BIK|OGRN|(?:[Кк]од|[Ии]ндекс|[Сс]ч[её]т|[Зз]аказ|[Бб]илет|[Cc]ode|[Pp]ostcode|[Aa]ccount|[Oo]rder|[Tt]icket)\p{L}{0,3}):?\s(?:№\s?)?)\d{4,}/gu,
]

/** The text with everything covered that is to stay as it is; as long as the text. */
export function coverUntouched(text: string): string {
  let covered = text
  for (const pattern of words) covered = covered.replace(pattern, found => wordSign.repeat(found.length))
  if (text.includes('[[')) {
    covered = covered.replace(markers, found => markerSign.repeat(found.length))
  }
  for (const pattern of numbers) {
    // Blanks stay: between the groups of a telephone number they may be tied.
    covered = covered.replace(pattern, found => found.replace(/\S/g, digitSign))
  }
  return covered
}
