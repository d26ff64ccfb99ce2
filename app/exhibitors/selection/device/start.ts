import { keepTyped } from './keep-typed.ts'
import { listenToKeys } from './keys.ts'
import { walkWorks } from './walk-works.ts'
import { openZoom, showZoom } from './zoom.ts'

// The script of the light table. The page is links and forms without it; with it both hands stay on the keyboard.
const table = document.querySelector<HTMLElement>('[data-light-table]')
if (table) {
  const typed = keepTyped(table)
  const works = walkWorks(table)
  openZoom(table)
  listenToKeys(table, {
    score: value => choose(table, value),
    previous: () => works.step(-1),
    next: () => works.step(1),
    nextApplication: () => table.querySelector<HTMLAnchorElement>('a[data-next]')?.click(),
    flag: () => {
      typed.keep()
      table.querySelector<HTMLButtonElement>('[data-flag]')?.click()
    },
    conflict: () => openConflict(table),
    zoom: () => showZoom(table),
  })
}

/** Chooses and does not send: that is Enter's, on the button the focus now stands on. */
function choose(root: HTMLElement, value: string) {
  const radio = root.querySelector<HTMLInputElement>(`input[name=score][value="${value}"]`)
  if (!radio) return
  radio.checked = true
  radio.dispatchEvent(new Event('change', { bubbles: true }))
  root.querySelector<HTMLButtonElement>('[data-send]')?.focus()
  const said = root.querySelector<HTMLElement>('[data-vote]')?.dataset.vote ?? ''
  const place = root.querySelector('[data-announced]')
  if (place) place.textContent = said.replace('{score}', value)
}

// Standing back cannot be undone: a key only opens the form and goes to its first field.
function openConflict(root: HTMLElement) {
  const details = root.querySelector<HTMLDetailsElement>('details[data-conflict]')
  if (!details) return
  details.open = true
  details.querySelector<HTMLElement>('textarea')?.focus()
}
