import type { OthersChanges } from '../../presence/read-others.server.ts'

export type CompanyWords = Record<
  | 'changedBy'
  | 'conflictBy'
  | 'takeTheirs'
  | 'keepMine'
  | 'goneBy'
  | 'movedBy'
  | 'present'
  | 'since'
  | 'shut'
  | 'broughtBack'
  | 'metMeanwhile'
  | 'nowhere',
  string
>
/** What was typed into a field and has not been saved yet, with what stood there before. */
export type Unsaved = { name: string; was: string; mine: string }
type Control = HTMLInputElement | HTMLTextAreaElement

export type Others = {
  /** Shows what others have written meanwhile. After it the form may go on from their revision. */
  take(changes: OthersChanges | null): void
  /** What this page has saved is what stands there. */
  saved(sent: URLSearchParams): void
  unsaved(): Unsaved[]
  /** Puts words back that an earlier life of this page could not save. */
  bringBack(unsaved: Unsaved): void
}

/**
 * Somebody else's words come into fields that nobody has touched here. Where both have written, both are shown and one is
 * chosen; until then the field is not sent, so neither text writes over the other.
 */
export function takeOthers(place: HTMLElement, words: CompanyWords): Others {
  const known = new Map<string, string>()
  const held = new Map<Control, string>()
  for (const control of controls()) known.set(control.name, control.value)

  window.addEventListener('beforeunload', event => {
    if (held.size > 0) event.preventDefault()
  })
  place.addEventListener(
    'submit',
    event => {
      const [control] = [...held.keys()].filter(one => one.form === event.target)
      if (!control) return
      event.preventDefault()
      event.stopPropagation()
      control.focus()
    },
    { capture: true },
  )

  function take(changes: OthersChanges | null): void {
    for (const { path, by } of changes?.gone ?? []) lock(path, by)
    for (const field of changes?.fields ?? []) takeField(field)
    if (changes?.movedBy) tell(fill(words.movedBy, { who: changes.movedBy }))
  }

  function takeField({ name, by, at, value }: OthersChanges['fields'][number]): void {
    if (typeof value !== 'string') {
      shut(name, by)
      return
    }
    const control = controls().find(one => one.name === name || held.get(one) === name)
    if (!control || control.value === value) {
      known.set(name, value)
      return
    }
    if (control.value === known.get(name)) {
      known.set(name, value)
      show(control, value)
      note(control, fill(words.changedBy, { who: by, at, text: value }))
    } else hold(control, { name, value, said: fill(words.conflictBy, { who: by, at, text: value }) })
  }

  function hold(
    control: Control,
    { name, value, said }: { name: string; value: string; said: string },
  ): void {
    held.set(control, name)
    control.name = ''
    const box = note(control, said)
    const choose = (label: string, text: () => string) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'link mr-6 min-h-11 font-semibold'
      button.textContent = label
      button.addEventListener('click', () => {
        control.name = name
        held.delete(control)
        known.set(name, value)
        box.remove()
        show(control, text())
        control.focus()
      })
      box.append(button)
    }
    box.append(document.createElement('br'))
    choose(words.takeTheirs, () => value)
    choose(words.keepMine, () => control.value)
  }

  function bringBack({ name, was, mine }: Unsaved): void {
    const control = controls().find(one => one.name === name)
    if (!control || control.readOnly) {
      tell(fill(words.nowhere, { text: mine }))
      return
    }
    const here = control.value
    if (isAlike(here, mine)) return
    if (isAlike(here, was)) {
      note(control, words.broughtBack)
      show(control, mine)
      return
    }
    control.value = mine
    hold(control, { name, value: here, said: fill(words.metMeanwhile, { text: here }) })
  }

  /** What is no text is shown when the page is opened anew; until then it is not sent. */
  function shut(name: string, by: string): void {
    const own = place.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
    for (const one of own) one.disabled = true
    if (own.length > 0) tell(fill(words.movedBy, { who: by }))
  }

  /** An item that somebody has taken away: what was typed into it can still be read and copied. */
  function lock(path: string, by: string): void {
    const own = controls().filter(({ name }) => name.startsWith(`field:${path}/`))
    for (const one of own) one.readOnly = true
    if (own[0]) note(own[0], fill(words.goneBy, { who: by }))
  }

  function show(control: Control, text: string): void {
    const caret = control.selectionStart
    control.value = text
    if (document.activeElement === control && caret !== null) control.setSelectionRange(caret, caret)
    // The typographer leaves alone what is told so; whoever saves and whoever shows the page hear of it.
    control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  }

  function note(control: Control, text: string): HTMLElement {
    const id = `${control.id}-others`
    document.getElementById(id)?.remove()
    const box = document.createElement('p')
    box.id = id
    box.setAttribute('role', 'status')
    box.className = 'type-small mt-1 border-l-4 border-info bg-raised px-3 py-2'
    box.textContent = text
    control.before(box)
    return box
  }

  function tell(text: string): void {
    const line = document.querySelector('[data-moved]')
    if (line) line.textContent = text
  }

  function controls(): Control[] {
    return [...place.querySelectorAll<Control>('input[type=text], input:not([type]), textarea')].filter(
      control => control.name.startsWith('field:') || held.has(control),
    )
  }

  return {
    take,
    bringBack,
    unsaved: () =>
      controls().flatMap(control => {
        const name = held.get(control) ?? control.name
        const was = known.get(name)
        return was === undefined || was === control.value ? [] : [{ name, was, mine: control.value }]
      }),
    saved(sent) {
      for (const [name, value] of sent) if (known.has(name)) known.set(name, value)
    },
  }
}

/** Spaces at the end and between paragraphs come back as the house writes them. */
function isAlike(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\s*\n\s*/g, '\n').trim()
  return plain(one) === plain(other)
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
