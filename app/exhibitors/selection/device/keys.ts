type Doing = {
  score(value: string): void
  previous(): void
  next(): void
  nextApplication(): void
  flag(): void
  conflict(): void
  zoom(): void
}

const memory = 'council-keys'

/** One key, one thing. Keys rest while something is typed, over a dialog, and when they are switched off. */
export function listenToKeys(root: HTMLElement, doing: Doing): void {
  let isOn = remembered() !== 'off'
  const line = root.querySelector<HTMLElement>('[data-keys]')
  const button = root.querySelector<HTMLButtonElement>('[data-keys-switch]')
  if (line) line.hidden = false
  show()
  button?.addEventListener('click', () => {
    isOn = !isOn
    remember(isOn ? 'on' : 'off')
    show()
  })

  document.addEventListener('keydown', event => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat && !event.key.startsWith('Arrow')) return
    if (document.querySelector('dialog[open]') || isField(event.target)) return
    const act = actionOf(event)
    if (!act) return
    event.preventDefault()
    act()
  })

  // A Latin letter by its name; in another alphabet, the key at its place.
  function actionOf({ code, key, target }: KeyboardEvent): (() => void) | undefined {
    if (/^[1-5]$/.test(key)) return () => doing.score(key)
    // Among the scores the arrows are the scores' own.
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (target instanceof HTMLInputElement) return undefined
      return key === 'ArrowLeft' ? doing.previous : doing.next
    }
    const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '')
    return { N: doing.nextApplication, F: doing.flag, C: doing.conflict, Z: doing.zoom }[letter]
  }

  function show() {
    if (!button) return
    button.textContent = (isOn ? button.dataset.on : button.dataset.off) ?? ''
    button.setAttribute('aria-pressed', String(isOn))
  }
}

/** Whatever takes letters; a score that is chosen does not. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'submit'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
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
