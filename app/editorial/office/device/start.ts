import { keepSaved } from './keep-saved.ts'
import { setAsTyped } from './set-as-typed.ts'

const editing = document.querySelector<HTMLElement>('[data-editing]')
if (editing) {
  const line = document.querySelector('[data-typeset]')
  for (const hidden of document.querySelectorAll<HTMLElement>('[data-with-script]')) hidden.hidden = false
  setAsTyped(editing, text => {
    if (line) line.textContent = text
  })
  keepSaved(editing)
}
