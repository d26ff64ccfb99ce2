import { chooseRows } from './choose-rows.ts'
import { editInPlace } from './edit-in-place.ts'
import { keepCompany } from './keep-company.ts'
import { keepSaved } from './keep-saved.ts'
import { keepUnsaved } from './keep-unsaved.ts'
import { moveBlocks } from './move-blocks.ts'
import { setAsTyped } from './set-as-typed.ts'
import { showPreview } from './show-preview.ts'
import { type CompanyWords, takeOthers } from './take-others.ts'

for (const hidden of document.querySelectorAll<HTMLElement>('[data-with-script]')) hidden.hidden = false

const rows = document.querySelector<HTMLFormElement>('form[data-bulk]')
if (rows) chooseRows(rows)

const editing = document.querySelector<HTMLElement>('[data-editing]')
if (editing) {
  const line = document.querySelector('[data-typeset]')
  setAsTyped(editing, text => {
    if (line) line.textContent = text
  })
  const words = JSON.parse(editing.dataset.editing ?? '{}') as CompanyWords
  const others = takeOthers(editing, words)
  const saving = keepSaved(editing, others)
  keepUnsaved(editing, editing.dataset.keeps ?? '', others)
  moveBlocks(editing)
  const preview = document.querySelector<HTMLElement>('[data-preview]')
  if (preview) {
    showPreview(preview, editing)
    editInPlace(preview)
    keepCompany(preview.dataset.preview ?? '', words, { others, saving })
  }
}
