import { isLocale } from '../../../platform/languages.ts'
import { type TypesetChange, takeBackChanges } from '../../typography/changes.ts'
import { typesetTyped } from '../../typography/typeset.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** What was set last: where, how the field read then, and what was changed for it. */
type Typeset = { field: TextField; text: string; changes: readonly TypesetChange[] }

/** So many strokes after it, an undo still means what the typographer did. */
const mostSince = 2
const storageKey = 'portico:typographer'

/**
 * Sets quotation marks, dashes and no-break spaces as one types. The next undo takes back what was set, and what was
 * taken back is not set again. Whoever does not want it switches it off, on this device for good.
 */
export function setAsTyped(place: HTMLElement, tell: (text: string) => void): void {
  const before = new WeakMap<TextField, string>()
  let last: Typeset | null = null
  // What was taken back, and what the field said then: as long as it says so, it can be set again.
  let back: (Typeset & { said: string }) | null = null
  const isOn = switchOf(document.querySelector<HTMLInputElement>('[data-typographer]'))

  place.addEventListener('focusin', ({ target }) => {
    if (isTextField(target)) before.set(target, target.value)
  })
  // Before whoever saves: they send what is set.
  place.addEventListener('input', event => set(event as InputEvent), { capture: true })
  place.addEventListener('keydown', takeBack, { capture: true })
  place.addEventListener('keydown', setAgain, { capture: true })

  function set(event: InputEvent) {
    const { target } = event
    if (!isTextField(target)) return
    const language = target.name.split(':').at(-1) ?? ''
    const was = before.get(target) ?? target.defaultValue
    before.set(target, target.value)
    if (!isOn() || event.isComposing || !isLocale(language)) return
    const found = typesetTyped(was, target.value, target.selectionStart ?? target.value.length, language)
    if (!found || found.changes.length === 0) return
    target.value = found.text
    target.setSelectionRange(found.caret, found.caret)
    before.set(target, found.text)
    last = { field: target, text: found.text, changes: found.changes }
    tell(found.changes.map(({ was: old, now }) => `${shown(old)} → ${shown(now)}`).join(', '))
  }

  function takeBack(event: KeyboardEvent) {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ'
    if (!isUndo || !last || event.target !== last.field || !last.field.value.startsWith(last.text)) return
    const { field, text, changes } = last
    const since = field.value.slice(text.length)
    const taken = last
    last = null
    // Whoever has written on undoes what they wrote.
    if (since.length > mostSince) return
    event.preventDefault()
    put(field, `${takeBackChanges(text, changes)}${since}`)
    back = { ...taken, text: `${text}${since}`, said: field.value }
    tell('')
  }

  function setAgain(event: KeyboardEvent) {
    const isRedo = (event.ctrlKey || event.metaKey) && event.shiftKey && event.code === 'KeyZ'
    if (!isRedo || !back || event.target !== back.field || back.field.value !== back.said) return
    event.preventDefault()
    put(back.field, back.text)
    last = back
    back = null
  }

  /** Whoever saves hears of it; the typographer has nothing to add. */
  function put(field: TextField, text: string) {
    field.value = text
    before.set(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  }
}

function isTextField(target: EventTarget | null): target is TextField {
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  return isText && target.name.startsWith('field:') && !target.readOnly
}

/** Spaces that do not break are seen. */
function shown(text: string): string {
  return text.replaceAll('\u00a0', '°') || '·'
}

function switchOf(box: HTMLInputElement | null): () => boolean {
  if (!box) return () => true
  try {
    box.checked = localStorage.getItem(storageKey) !== 'off'
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
  box.addEventListener('change', () => {
    try {
      localStorage.setItem(storageKey, box.checked ? 'on' : 'off')
    } catch {
      // As above.
    }
  })
  return () => box.checked
}
