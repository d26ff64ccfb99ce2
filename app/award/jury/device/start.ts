import { fillBallot } from './fill-ballot.ts'
import { judgeSheet } from './judge-sheet.ts'
import { keepSaved } from './keep-saved.ts'
import { listenToKeys } from './keys.ts'

// The script of the jury's pages. They are links and forms without it; with it what is judged is saved as one goes.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-saves]')) {
  keepSaved(form)
  if (form.dataset.sheet) judgeSheet(form)
  if (form.dataset.ballot) fillBallot(form)
}
listenToKeys()
