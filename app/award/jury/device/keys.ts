import { keysSwitch, letterOf, takesLetters } from '../../../office/device/keys-switch.ts'
import { ballotKey } from './fill-ballot.ts'
import { giveWhole } from './judge-sheet.ts'

/** One key, one thing. Keys rest while something is typed and when they are switched off; Ctrl+Enter sends from anywhere. */
export function listenToKeys(): void {
  const areOn = keysSwitch(document, 'jury-keys')
  document.addEventListener('keydown', event => {
    if (!areOn() || event.defaultPrevented || event.altKey) return
    if (act(event)) event.preventDefault()
  })
}

function act(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey) return key === 'Enter' && !event.repeat && send()
  if (!(target instanceof Element) || takesLetters(target)) return false
  if (ballotKey(target, key)) return true
  if (/^[0-9]$/.test(key)) return giveWhole(target, key)
  if (event.repeat) return false
  const letter = letterOf(event)
  if (letter === 'J') return follow('[data-next]')
  return letter === 'K' && follow('[data-previous]')
}

/** What is missing stands on the button: it is said, and nothing is sent. */
function send(): boolean {
  const button = document.querySelector<HTMLButtonElement>('[data-send]')
  if (!button) return false
  const place = document.querySelector('[data-announced]')
  if (button.disabled && place) place.textContent = button.textContent
  else button.click()
  return true
}

function follow(selector: string): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`a${selector}`)
  link?.click()
  return link !== null
}
