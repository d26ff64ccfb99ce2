/** The line that tells of a page's keys and its switch; what was chosen is kept in this browser. Answers whether they are on. */
export function keysSwitch(root: ParentNode, memory: string): () => boolean {
  let isOn = remembered(memory) !== 'off'
  const line = root.querySelector<HTMLElement>('[data-keys]')
  const button = root.querySelector<HTMLButtonElement>('[data-keys-switch]')
  if (line) line.hidden = false
  show()
  button?.addEventListener('click', () => {
    isOn = !isOn
    remember(memory, isOn ? 'on' : 'off')
    show()
  })
  return () => isOn

  function show() {
    if (!button) return
    button.textContent = (isOn ? button.dataset.on : button.dataset.off) ?? ''
    button.setAttribute('aria-pressed', String(isOn))
  }
}

/** A Latin letter by its name; in another alphabet, the key at its place. */
export function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '')
}

/** Whatever takes letters; a mark or a score that is chosen does not. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'submit'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}

// A browser may keep nothing for us; then the keys are on.
function remembered(memory: string): string | null {
  try {
    return localStorage.getItem(memory)
  } catch {
    return null
  }
}

function remember(memory: string, value: 'on' | 'off') {
  try {
    localStorage.setItem(memory, value)
  } catch {
    // Until the page is left.
  }
}
