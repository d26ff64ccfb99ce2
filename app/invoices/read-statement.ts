import type { ReadStatement } from './statement.ts'
import { mark1c, readStatement1c } from './statement-1c.ts'
import { statementBytes } from './statement-bytes.ts'
import { readStatementCsv } from './statement-csv.ts'

/** A bank's file as it was uploaded: its encoding and format are told by its bytes, not by its name. */
export function readStatement(bytes: Uint8Array, ownAccount: string): ReadStatement {
  if (bytes.length > statementBytes) return { ok: false, problem: 'too-large' }
  if (bytes.length === 0) return { ok: false, problem: 'empty' }
  const text = textOf(bytes)
  if (text === null) return { ok: false, problem: 'unknown-encoding' }
  const read = text.startsWith(mark1c) ? readStatement1c(text, ownAccount) : readStatementCsv(text)
  if (read.ok && read.statement.lines.length === 0) return { ok: false, problem: 'empty' }
  return read
}

function textOf(bytes: Uint8Array): string | null {
  // A spreadsheet or a PDF under the name of a text.
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The exchange format says whether it is of Windows or of DOS; tables are of Windows.
    const head = new TextDecoder('windows-1251').decode(bytes.slice(0, 400))
    const isDos = head.startsWith(mark1c) && /=DOS/i.test(head)
    return new TextDecoder(isDos ? 'ibm866' : 'windows-1251').decode(bytes)
  }
}
