import { isTyping } from './is-typing.ts'
import type { Palette } from './open-palette.ts'

const waitsMs = 1_500

/** Ctrl K opens the search, «/» goes to the field of the page, «?» shows all keys, G and a letter open a section. */
export function goByKeys(palette: Palette): void {
  let goingSince = Number.NEGATIVE_INFINITY
  addEventListener('keydown', event => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyK') {
      event.preventDefault()
      palette.toggle()
      return
    }
    if (isTyping(event)) return
    const isGoing = event.timeStamp - goingSince < waitsMs
    goingSince = !isGoing && event.code === 'KeyG' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (isGoing) go(event.code.replace('Key', ''))
    else if (event.key === '?') document.querySelector<HTMLDialogElement>('#keys')?.showModal()
    else if (event.key === '/' || (event.code === 'Slash' && !event.shiftKey)) {
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('#q')
      if (field) field.select()
      else palette.toggle()
    }
  })
}

function go(letter: string): void {
  document.querySelector<HTMLAnchorElement>(`#rail a[data-key="${CSS.escape(letter)}"]`)?.click()
}
