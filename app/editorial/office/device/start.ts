import { keepSaved } from './keep-saved.ts'

const editing = document.querySelector<HTMLElement>('[data-editing]')
if (editing) keepSaved(editing)
