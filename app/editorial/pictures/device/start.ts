import { sendPictures } from './send-pictures.ts'
import { setFocus } from './set-focus.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-pictures]')) sendPictures(form)
const focus = document.querySelector<HTMLElement>('[data-focus]')
if (focus) setFocus(focus)
