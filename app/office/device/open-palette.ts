import { type OnThisPage, onThisPage } from './on-this-page.ts'

export type Palette = { toggle(): void }

const restMs = 180

/** The search over a page: what is found comes from the page of the search itself, as one types. */
export function openPalette(): Palette | null {
  const dialog = document.querySelector<HTMLDialogElement>('#palette')
  const form = dialog?.querySelector('form[action]') as HTMLFormElement | null
  const field = dialog?.querySelector<HTMLInputElement>('#palette-q')
  const found = dialog?.querySelector<HTMLElement>('#palette-found')
  const status = dialog?.querySelector<HTMLElement>('[data-searching]')
  if (!dialog || !form || !field || !found || !status) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = 0
  let shownFor: string | null = null

  async function look(): Promise<void> {
    const own = ++latest
    const typed = field?.value ?? ''
    say('searching')
    const rows = await ask(`${form?.action}?${new URLSearchParams({ q: typed })}`)
    if (own !== latest) return
    if (rows) {
      const own = ownRows(typed)
      // It is something to be found, if the only thing.
      if (own && !rows.querySelector('[data-row]')) rows.replaceChildren()
      if (own) rows.append(own)
      show(rows)
    }
    shownFor = rows ? typed : null
    say(rows ? null : 'offline')
  }

  /** Whoever is on a row already stays on it, or goes back to the words if it is gone: answers may come late. */
  function show(next: HTMLElement): void {
    const on = document.activeElement
    const isOnRow = found?.contains(on) ?? false
    found?.replaceChildren(...next.children)
    if (!isOnRow) return
    const href = on?.getAttribute('href')
    const same = href ? rows().find(row => row.getAttribute('href') === href) : undefined
    const back = same ?? field
    back?.focus()
  }

  /** What the page under the palette offers, by the same words. */
  function ownRows(typed: string): HTMLElement | null {
    const isAsked = typed.trim() !== ''
    const wanted = plain(typed.replace(/^\s*>/, '')).split(' ')
    const offered = onThisPage().filter(
      ({ label, key }) => key.length === 1 && wanted.every(word => plain(label).includes(word)),
    )
    const template = dialog?.querySelector<HTMLTemplateElement>('template[data-own]')
    const group = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
    const row = group?.querySelector('li')
    if (!isAsked || offered.length === 0 || !group || !row) return null
    row.replaceWith(...offered.map(one => ownRow(row, one)))
    return group
  }

  function ownRow(pattern: HTMLElement, { key, label, act }: OnThisPage): Node {
    const row = pattern.cloneNode(true) as HTMLElement
    const button = row.querySelector('button')
    const [words, letter] = row.querySelectorAll('[data-label], kbd')
    if (words) words.textContent = label
    if (letter) letter.textContent = key
    button?.addEventListener('click', () => {
      dialog?.close()
      act()
    })
    return row
  }

  function say(what: 'searching' | 'offline' | null): void {
    if (status) status.textContent = what ? (status.dataset[what] ?? '') : ''
  }

  const rows = () => [...dialog.querySelectorAll<HTMLElement>('[data-row]')]
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(look, restMs)
  })
  form.addEventListener('submit', event => {
    const [first] = rows()
    // What stands there is not what was asked for: the page of the search answers.
    if (!first || shownFor !== field.value) return
    event.preventDefault()
    first.click()
  })
  dialog.addEventListener('keydown', event => {
    // In a field of searching a browser would first empty it.
    if (event.key === 'Escape') {
      event.preventDefault()
      dialog.close()
    }
    // The row one is on, or the first: as the site shows it.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      const on = rows().includes(document.activeElement as HTMLElement) ? document.activeElement : rows()[0]
      const site = (on as HTMLElement | undefined)?.dataset.site
      event.preventDefault()
      if (site && (on !== rows()[0] || shownFor === field.value)) location.assign(site)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const all: HTMLElement[] = [field, ...rows()]
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  })
  function toggle(): void {
    if (dialog?.open) {
      dialog.close()
      return
    }
    for (const other of document.querySelectorAll('dialog')) other.close()
    dialog?.showModal()
    field?.select()
    void look()
  }
  for (const link of document.querySelectorAll('[data-palette]'))
    link.addEventListener('click', event => {
      event.preventDefault()
      document.querySelector<HTMLElement>('#rail:popover-open')?.hidePopover()
      toggle()
    })
  return { toggle }
}

/** As the server compares words (office/search). */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()
}

// Signed out meanwhile, or no connection: then the form goes to the page itself, which says so.
async function ask(address: string): Promise<HTMLElement | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    return new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('found')
  } catch {
    return null
  }
}
