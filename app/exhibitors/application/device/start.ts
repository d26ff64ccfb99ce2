import { countLetters } from './count-letters.ts'
import { keepDraft } from './keep-draft.ts'
import { orderWorks } from './order-works.ts'
import { sendFiles } from './send-files.ts'

// The script of the pages of the application and of the materials. Each works without it; with it nothing typed waits for a button, works are
// moved in place and files survive a lost connection.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) keepDraft(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-upload]')) sendFiles(form)
orderWorks()
countLetters()
