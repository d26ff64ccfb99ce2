import { isLocale } from '../../../platform/languages.ts'
import { type TypesetChange, takeBackChanges } from '../../typography/changes.ts'
import { typesetTyped } from '../../typography/typeset.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** So many strokes after it, an undo still means what the typographer did. */
const mostSince = 2
const storageKey = 'portico:typographer'

/**
 * Sets quotation marks, dashes and no-break spaces as one types. The next undo takes back what was set, and what was
 * taken back is not set again. Whoever does not want it switches it off, on this device for good.
 */
export function setAsTyped(place: HTMLElement, tell: (text: string) => void): void {
  const before = new WeakMap<TextField, string>()
  let last: { field: TextField; text: string; changes: readonly TypesetChange[] } | null = null
  const isOn = switchOf(document.querySelector<HTMLInputElement>('[data-typographer]'))

  place.addEventListener('focusin', ({ target }) => {
    if (isTextField(target)) before.set(target, target.value)
  })
  // Before whoever saves: they send what is set.
  place.addEventListener('input', event => set(event as InputEvent), { capture: true })
  place.addEventListener('keydown', takeBack, { capture: true })

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
    last = null
    // Whoever has written on undoes what they wrote.
    if (since.length > mostSince) return
    event.preventDefault()
    field.value = `${takeBackChanges(text, changes)}${since}`
    before.set(field, field.value)
    tell('')
    // Whoever saves hears of it; the typographer has nothing to add.
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
