import { isTyping } from './is-typing.ts'
import { letterOf } from './keys-switch.ts'
import { pressLetter } from './letters.ts'
import { actBy } from './on-this-page.ts'
import type { Palette } from './open-palette.ts'
import { walkRegions } from './walk-regions.ts'

const waitsMs = 1_500

/**
 * The keys of every page. Letters, «/» and «?» rest while somebody types and can be switched off; those that are held down
 * together with another, and F6, are no letters and always there.
 */
export function goByKeys(palette: Palette, areOn: () => boolean): void {
  let goingSince = Number.NEGATIVE_INFINITY
  addEventListener('keydown', event => {
    if (event.defaultPrevented) return
    if (isHeld(event) ? pressHeld(event, palette) : event.code === 'F6' && !isCovered()) {
      event.preventDefault()
      if (event.code === 'F6') walkRegions(event.shiftKey ? -1 : 1)
      return
    }
    if (!areOn() || isTyping(event)) return
    const letter = letterOf(event)
    // Held down, a key walks the rows and does nothing else.
    if (event.repeat && letter !== 'J' && letter !== 'K') return
    const isGoing = event.timeStamp - goingSince < waitsMs
    goingSince = Number.NEGATIVE_INFINITY
    if (isGoing) go(letter)
    else if (letter === 'G') goingSince = event.timeStamp
    else if (event.key === '?') openKeys()
    else if (event.key === '/' || (event.code === 'Slash' && !event.shiftKey)) {
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('#q')
      if (field) field.select()
      else palette.toggle()
    } else if (pressLetter(letter)) event.preventDefault()
  })
  for (const button of document.querySelectorAll('[data-keys-open]'))
    button.addEventListener('click', openKeys)
}

const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey

/** Ctrl K opens the search, Ctrl Enter shows on the site; outside of a field Ctrl Z takes the last edit back. */
function pressHeld(event: KeyboardEvent, palette: Palette): boolean {
  if (event.code === 'KeyK' && !event.shiftKey) {
    palette.toggle()
    return true
  }
  if (isCovered()) return false
  if (event.key === 'Enter') return actBy('Site')
  if (letterOf(event) !== 'Z' || isInField(event.target)) return false
  return actBy(event.shiftKey ? 'Redo' : 'Undo')
}

function openKeys(): void {
  for (const other of document.querySelectorAll('dialog')) other.close()
  document.querySelector<HTMLDialogElement>('#keys')?.showModal()
}

function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** There the browser undoes what was typed. */
function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, [contenteditable], iframe') !== null
  )
}

function go(letter: string): void {
  document.querySelector<HTMLAnchorElement>(`#rail a[data-key="${CSS.escape(letter)}"]`)?.click()
}
