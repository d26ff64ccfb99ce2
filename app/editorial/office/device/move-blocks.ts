const memory = 'portico:moved'

/** Alt ↑ and Alt ↓ move the block one writes in: the same step as its button, and the caret comes along. */
export function moveBlocks(editing: HTMLElement): void {
  comeBack(editing)
  addEventListener('keydown', event => {
    const way = { ArrowUp: 'up', ArrowDown: 'down' }[event.key]
    if (!way || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
      return
    if (document.querySelector('dialog[open]')) return
    const name = nameInHand(editing)
    const item = name && itemOf(editing, name)
    if (!name || !item) return
    event.preventDefault()
    if (event.repeat) return
    const button = stepsIn(editing).find(({ value }) => value === `${way}:${item}`)
    if (!button) return
    remember(name)
    button.click()
  })
}

/** The field one is in, in the form or on the page; a block's own buttons speak for the block. */
function nameInHand(editing: HTMLElement): string | null {
  let active = document.activeElement as HTMLElement | null
  if (active instanceof HTMLIFrameElement)
    active = active.contentDocument?.activeElement as HTMLElement | null
  if (active?.dataset.field) return active.dataset.field
  if (!active || !editing.contains(active) || active instanceof HTMLSelectElement) return null
  const name = active.getAttribute('name') ?? ''
  if (name === 'step') return `field:${(active as HTMLButtonElement).value.split(':')[1]}/`
  return name.startsWith('field:') ? name : null
}

/** The innermost block that a field is of, by its path. */
function itemOf(editing: HTMLElement, name: string): string | undefined {
  const paths = stepsIn(editing).map(({ value }) => value.split(':')[1] ?? '')
  return paths
    .filter(path => name.startsWith(`field:${path}/`))
    .sort((one, other) => other.length - one.length)[0]
}

function stepsIn(editing: HTMLElement): HTMLButtonElement[] {
  return [...editing.querySelectorAll<HTMLButtonElement>('button[name=step]')].filter(({ value }) =>
    /^(?:up|down|remove):/.test(value),
  )
}

/** The page comes anew with the block at its new place. */
function comeBack(editing: HTMLElement): void {
  const name = recall()
  const first = name?.endsWith('/')
    ? editing.querySelector<HTMLElement>(`[name^="${CSS.escape(name)}"]:not([type=hidden])`)
    : editing.querySelector<HTMLElement>(`[name="${CSS.escape(name ?? '')}"]:not([type=hidden])`)
  if (!name || !first) return
  const goThere = () => {
    if (document.activeElement !== document.body) return
    first.focus({ preventScroll: true })
    first.scrollIntoView({ block: 'center' })
  }
  goThere()
  // The part of the page that its address names takes the focus from whoever has it, once all has come.
  if (document.readyState !== 'complete') addEventListener('load', () => setTimeout(goThere), { once: true })
}

function remember(name: string): void {
  try {
    sessionStorage.setItem(memory, name)
  } catch {
    // A browser that keeps nothing shows the block; the caret is put there by hand.
  }
}

function recall(): string | null {
  try {
    const name = sessionStorage.getItem(memory)
    sessionStorage.removeItem(memory)
    return name
  } catch {
    return null
  }
}
