import { actBy } from './on-this-page.ts'
import { rowInHand, rowKeys } from './walk-rows.ts'

/**
 * What a letter does where it stands: rows are walked, a row's own thing comes before the page's, and where differences are
 * shown N and P walk them. Where a page has nothing for a letter, it does nothing.
 */
export function pressLetter(letter: string): boolean {
  const row = rowKeys[letter]
  if (row) {
    row()
    return true
  }
  if (letter === 'E' && editRow()) return true
  if (letter === 'V') chooseRow()
  if ((letter === 'N' || letter === 'P') && walkDifferences(letter === 'N' ? 1 : -1)) return true
  return actBy(letter)
}

/** From a list straight into the page that is written: to the place of which its link tells. */
function editRow(): boolean {
  const link = rowInHand()?.querySelector<HTMLAnchorElement>('a[data-edit]')
  if (link) location.assign(`${link.href}#${link.dataset.edit}`)
  return Boolean(link)
}

/** Nothing is ticked: then it is the row one is on that goes to the release. */
function chooseRow(): void {
  const own = rowInHand()?.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (own && !document.querySelector('tbody input[type=checkbox]:checked')) own.click()
}

function walkDifferences(by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-difference]')]
  if (all.length === 0) return false
  const at = all.findIndex(one => one.contains(document.activeElement))
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
  next?.scrollIntoView({ block: 'start' })
  next?.focus({ preventScroll: true })
  return true
}
