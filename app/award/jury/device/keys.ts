import { ballotKey } from './fill-ballot.ts'
import { giveWhole } from './judge-sheet.ts'

const memory = 'jury-keys'

/** One key, one thing. Keys rest while something is typed and when they are switched off; Ctrl+Enter sends from anywhere. */
export function listenToKeys(): void {
  let isOn = remembered() !== 'off'
  const line = document.querySelector<HTMLElement>('[data-keys]')
  const button = document.querySelector<HTMLButtonElement>('[data-keys-switch]')
  if (line) line.hidden = false
  show()
  button?.addEventListener('click', () => {
    isOn = !isOn
    remember(isOn ? 'on' : 'off')
    show()
  })
  document.addEventListener('keydown', event => {
    if (!isOn || event.defaultPrevented || event.altKey) return
    if (act(event)) event.preventDefault()
  })

  function show() {
    if (!button) return
    button.textContent = (isOn ? button.dataset.on : button.dataset.off) ?? ''
    button.setAttribute('aria-pressed', String(isOn))
  }
}

function act(event: KeyboardEvent): boolean {
  const { key, code, target } = event
  if (event.ctrlKey || event.metaKey) return key === 'Enter' && !event.repeat && send()
  if (!(target instanceof Element) || isField(target)) return false
  if (ballotKey(target, key)) return true
  if (/^[0-9]$/.test(key)) return giveWhole(target, key)
  if (event.repeat) return false
  // A Latin letter by its name; in another alphabet, the key at its place.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '')
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

/** Whatever takes letters; a mark that is chosen does not. */
function isField(target: Element): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'submit'].includes(target.type)
  return target.matches('textarea, select, [contenteditable]')
}

// A browser may keep nothing for us; then the keys are on.
function remembered(): string | null {
  try {
    return localStorage.getItem(memory)
  } catch {
    return null
  }
}

function remember(value: 'on' | 'off') {
  try {
    localStorage.setItem(memory, value)
  } catch {
    // Until the page is left.
  }
}
