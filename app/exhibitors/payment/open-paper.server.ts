import { payee } from '../../invoices/payee.ts'
import type { Requisites } from '../../invoices/requisites.ts'
import { addSheet, fittingSize, type Paper, paperInk, textField, write } from '../../pdf/open-sheet.server.ts'
import { entablature, rule, wordmark } from '../../pdf/place-ornaments.server.ts'

const { left, right, width } = textField

/** The head of a contract or an act: the organiser, the title, its number and day. */
export function drawHead(paper: Paper, title: string, under: string): number {
  addSheet(paper)
  wordmark(paper, 'ru', left, 44, 40)
  const own = { x: right - 320, width: 320, align: 'right' as const, size: 12.5 }
  const told = `${payee.name}\n${payee.address}\n${payee.phone}, ${payee.email}`
  write(paper, told, { ...own, y: 38, color: paperInk.soft, leading: 19 })
  entablature(paper, left, 108, width)
  const size = fittingSize(paper, [title], 'display', width, 46)
  write(paper, title, { x: left, width, y: 134, face: 'display', size, leading: 56, tag: 'H1' })
  return write(paper, under, { x: left, width, y: 196, size: 14, leading: 20 }) + 14
}

export type Party = { role: string; lines: string[]; signs: string }

export function organiser(): Party {
  return {
    role: 'Организатор',
    lines: [
      payee.name,
      `ИНН ${payee.inn}, КПП ${payee.kpp}`,
      payee.address,
      `Счёт ${payee.account}`,
      `${payee.bank}, БИК ${payee.bic}`,
      `Корр. счёт ${payee.correspondentAccount}`,
    ],
    signs: 'Е. Мурогин',
  }
}

/** Who takes part, as far as it is known: a person who pays by card names no bank. */
export function participant(payer: Requisites): Party {
  const kpp = payer.kpp ? `, КПП ${payer.kpp}` : ''
  return {
    role: 'Участник',
    lines: [
      payer.name,
      ...(payer.inn ? [`ИНН ${payer.inn}${kpp}`] : []),
      ...(payer.address ? [payer.address] : []),
      ...(payer.account
        ? [`Счёт ${payer.account}`, `БИК ${payer.bic}`, `Корр. счёт ${payer.correspondentAccount}`]
        : []),
      payer.email,
    ],
    signs: payer.signatory ?? payer.name,
  }
}

/** Both parties side by side, each with a line for a pen. */
export function drawParties(paper: Paper, parties: readonly [Party, Party], y: number): number {
  const half = width / 2 - 20
  const ends = parties.map(({ role, lines }, place) => {
    const x = left + place * (half + 40)
    write(paper, role, { x, width: half, y, size: 12.5, color: paperInk.soft })
    return write(paper, lines.join('\n'), {
      x,
      width: half,
      y: y + 20,
      size: 12.5,
      leading: 18,
      maxLines: 12,
    })
  })
  const at = Math.max(...ends) + 34
  parties.forEach(({ signs }, place) => {
    const x = left + place * (half + 40)
    rule(paper, x, at, half, 1)
    write(paper, signs, { x, width: half, y: at + 6, size: 12, color: paperInk.soft, maxLines: 2 })
  })
  return at + 40
}

export function drawFoot(paper: Paper, text: string, page: number): void {
  const small = { y: 1072, size: 12, color: paperInk.soft }
  rule(paper, left, 1060, width, 1, paperInk.hair)
  write(paper, text, { x: left, width: 500, ...small, maxLines: 1 })
  write(paper, `страница ${page}`, { x: right - 150, width: 150, align: 'right', ...small })
}
