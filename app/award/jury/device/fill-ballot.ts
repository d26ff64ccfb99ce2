import { choose } from './judge-sheet.ts'

type Words = { send: string; sendOne: string; sendLeft: string[] }

/** The ballot while it is filled in: how many books wait for their word stands on the button. */
export function fillBallot(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset.ballot ?? '{}') as Words
  form.addEventListener('input', show)
  show()

  function show() {
    const button = form.querySelector<HTMLButtonElement>('[data-send]')
    if (!button) return
    const left = rowsIn(form).filter(row => !row.querySelector('input:checked')).length
    button.disabled = left > 0
    button.textContent =
      left === 0 ? words.send : left === 1 ? words.sendOne : (words.sendLeft[left - 1] ?? words.send)
  }
}

/** A key on a word: up and down walk the books, a digit gives the book its word, Delete takes it back. */
export function ballotKey(target: Element, key: string): boolean {
  const row = target.closest<HTMLElement>('[data-row]')
  const form = row?.closest('form')
  if (!row || !form || !(target instanceof HTMLInputElement) || target.type !== 'radio') return false
  const words = wordsIn(row)
  if (/^[1-6]$/.test(key)) return choose(words[Number(key) - 1] ?? null)
  if (key === 'Delete') {
    for (const word of words) word.checked = false
    target.focus()
    target.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false
  const rows = rowsIn(form)
  const next = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]
  if (next) wordsIn(next)[words.indexOf(target)]?.focus()
  return true
}

/** Books that have words: those the juror may judge. */
function rowsIn(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-row]')].filter(row => wordsIn(row).length > 0)
}

function wordsIn(row: HTMLElement): HTMLInputElement[] {
  return [...row.querySelectorAll<HTMLInputElement>('input[type=radio]')]
}
