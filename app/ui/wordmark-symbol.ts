import { wordmarkWidth } from './fair-name.ts'
import { lettering, monogramPath } from './wordmark-paths.ts'

/** The outlines of one language as markup, written into the document once: the wordmark only refers to them. */
export function wordmarkSymbol(locale: keyof typeof lettering): string {
  const outlines = `<path d="${monogramPath}"/><path d="${lettering[locale]}"/>`
  const symbol = `<symbol id="wordmark-${locale}" viewBox="0 0 ${wordmarkWidth[locale]} 72">${outlines}</symbol>`
  return `<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">${symbol}</svg>`
}
