import { carryKeys } from './carry-keys.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Where a writer's caret stands in a page that is about to be made anew. */
export type Place = { field: string; paragraph: string; offset: number }

// Drawn over the page's own look, and only here: visitors' styles know nothing of it.
const look = `
portico-text { cursor: text; }
portico-text:hover { outline: 1px dashed #c9b99a; outline-offset: 4px; }
portico-text:focus { outline: 2px solid #e8763f; outline-offset: 4px; }
portico-text[data-presence]::after { content: attr(data-presence); margin-left: 8px; padding: 2px 8px; background: #a9c4e4; color: #14110d; font: 600 13px/1.4 system-ui, sans-serif; white-space: nowrap; }
img { cursor: pointer; }`

/** Makes the texts of a page writable where they stand; what cannot be written there leads to its field. */
export function typeInPlace(page: Document, editing: HTMLElement): void {
  for (const text of page.querySelectorAll<HTMLElement>('portico-text')) {
    const control = controlOf(editing, text.dataset.field ?? '')
    if (!control || control.readOnly || !('whole' in text.dataset)) continue
    if (text.closest('button, summary, label, select')) continue
    makeWritable(text)
    text.setAttribute('role', 'textbox')
    text.setAttribute('aria-label', labelOf(control))
  }
  if (page.documentElement.dataset.inPlace) return
  page.documentElement.dataset.inPlace = 'yes'
  dress(page)
  page.addEventListener('click', event => point(event, editing), { capture: true })
  page.addEventListener('submit', event => event.preventDefault(), { capture: true })
  page.addEventListener('input', event => carry(event as InputEvent, editing))
  page.addEventListener('keydown', event => press(event, editing))
  carryKeys(page)
  page.addEventListener('compositionstart', () => page.body.setAttribute('data-composing', ''))
  page.addEventListener('compositionend', () => page.body.removeAttribute('data-composing'))
}

/** Where the caret is, if it is in a text. */
export function placeOf(page: Document): Place | null {
  const text = page.activeElement as HTMLElement | null
  if (!page.hasFocus() || !text?.dataset?.field) return null
  return {
    field: text.dataset.field,
    paragraph: text.dataset.paragraph ?? '',
    offset: caretIn(text),
  }
}

export function textAt(page: Document, { field, paragraph }: Place): HTMLElement | null {
  const texts = [...page.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)]
  return texts.find(text => (text.dataset.paragraph ?? '') === paragraph) ?? null
}

/** Puts the caret behind so many signs. */
export function offsetIn(text: HTMLElement, offset: number): void {
  const page = text.ownerDocument
  const walker = page.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (left <= length) {
      page.getSelection()?.collapse(node, left)
      return
    }
    left -= length
  }
  page.getSelection()?.selectAllChildren(text)
  page.getSelection()?.collapseToEnd()
}

function caretIn(text: HTMLElement): number {
  const selection = text.ownerDocument.getSelection()
  if (!selection?.focusNode || !text.contains(selection.focusNode)) return text.textContent?.length ?? 0
  const range = text.ownerDocument.createRange()
  range.selectNodeContents(text)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

export function controlOf(editing: HTMLElement, name: string): Control | null {
  return editing.querySelector<Control>(`[name="${CSS.escape(name)}"]:is(input, textarea)`)
}

/** Shows in the page what its field says. */
export function showWords(text: HTMLElement, control: Control): void {
  const at = text.dataset.paragraph
  const words = at === undefined ? control.value : control.value.split(/\n\s*\n/)[Number(at)]
  if (words !== undefined && text.textContent !== words) text.textContent = words
}

function labelOf(control: Control): string {
  return control.labels?.[0]?.textContent?.trim() ?? control.name
}

function makeWritable(text: HTMLElement): void {
  try {
    text.contentEditable = 'plaintext-only'
  } catch {
    text.contentEditable = 'true'
  }
}

function dress(page: Document): void {
  const own = page.defaultView as (Window & typeof globalThis) | null
  if (!own?.CSSStyleSheet) return
  const sheet = new own.CSSStyleSheet()
  sheet.replaceSync(look)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}

/** Nothing in a preview leads away; a text that cannot be written in place, and a picture, lead to their fields. */
function point(event: Event, editing: HTMLElement): void {
  const target = event.target as Element
  const text = target.closest<HTMLElement>('portico-text')
  // What opens and closes goes on doing so.
  if (target.closest('a, button, input, label')) event.preventDefault()
  if (text?.isContentEditable) return
  const control = text ? controlOf(editing, text.dataset.field ?? '') : pictureField(editing, target)
  if (!control) return
  event.preventDefault()
  control.focus()
  control.scrollIntoView({ block: 'center' })
}

/** The field whose picture was clicked: its path stands in the address of the picture. */
function pictureField(editing: HTMLElement, target: Element): Control | null {
  const image = target.closest('img') ?? target.querySelector(':scope > img')
  const shown = decodeURIComponent(image?.getAttribute('src') ?? '')
  if (shown === '') return null
  const fields = [...editing.querySelectorAll<Control>('input[list=pictures], textarea')]
  return (
    fields.find(({ value }) => value.split('\n').some(path => path !== '' && shown.includes(path))) ?? null
  )
}

/** What was typed in the page goes into its field, and by it everything else: saving, typography, undo. */
function carry(event: InputEvent, editing: HTMLElement): void {
  const text = (event.target as Element).closest<HTMLElement>('portico-text')
  const control = text && controlOf(editing, text.dataset.field ?? '')
  if (!text || !control) return
  const words = (text.textContent ?? '').replaceAll(/[\r\n]+/g, ' ')
  const caret = caretIn(text)
  const before = startOf(control, text.dataset.paragraph)
  const length =
    text.dataset.paragraph === undefined ? control.value.length : paragraphAt(control, before).length
  control.value = `${control.value.slice(0, before)}${words}${control.value.slice(before + length)}`
  control.setSelectionRange(before + caret, before + caret)
  const { isComposing, inputType } = event
  control.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing, inputType }))
  const set = text.dataset.paragraph === undefined ? control.value : paragraphAt(control, before)
  if (isComposing || set === words) return
  text.textContent = set
  offsetIn(text, (control.selectionStart ?? before) - before)
}

/** Where a paragraph begins in its field. */
function startOf({ value }: Control, paragraph: string | undefined): number {
  let start = 0
  for (let left = Number(paragraph ?? 0); left > 0; left--) {
    const gap = /\n\s*\n/.exec(value.slice(start))
    if (!gap) return value.length
    start += gap.index + gap[0].length
  }
  return start
}

function paragraphAt({ value }: Control, start: number): string {
  return value.slice(start).split(/\n\s*\n/, 1)[0] ?? ''
}

/** Enter and Escape leave the text; a new paragraph is begun in the field. */
function press(event: KeyboardEvent, editing: HTMLElement): void {
  const text = (event.target as Element).closest<HTMLElement>('portico-text')
  if (
    !text ||
    event.isComposing ||
    event.ctrlKey ||
    event.metaKey ||
    (event.key !== 'Enter' && event.key !== 'Escape')
  )
    return
  event.preventDefault()
  const control = controlOf(editing, text.dataset.field ?? '')
  const caret = control ? startOf(control, text.dataset.paragraph) + caretIn(text) : 0
  text.blur()
  if (event.key === 'Escape' || !control) return
  control.focus()
  control.setSelectionRange(caret, caret)
  control.scrollIntoView({ block: 'center' })
}
