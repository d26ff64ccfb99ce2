import { type ReadStatement, readDay, readSum, type StatementLine } from './statement.ts'

export const mark1c = '1CClientBankExchange'

type Section = { kind: 'account' | 'document'; place: number; fields: Map<string, string> }

/** A text of the 1C exchange format: `name=value` lines in sections, one for each account and each payment order. */
export function readStatement1c(text: string, ownAccount: string): ReadStatement {
  const rows = text.split(/\r\n|\n|\r/)
  if (rows[0]?.trim() !== mark1c) return { ok: false, problem: 'unknown-format' }
  // A file that was cut off on its way must not pass for a quiet day.
  if (!rows.some(row => row.trim() === 'КонецФайла')) return { ok: false, problem: 'not-whole' }
  const cut = sectionsOf(rows)
  if (!cut) return { ok: false, problem: 'not-whole' }
  const { head, sections } = cut
  const accounts = sections.filter(({ kind }) => kind === 'account')
  const own = accounts.filter(({ fields }) => fields.get('РасчСчет') === ownAccount)
  const named = [...accounts.map(({ fields }) => fields.get('РасчСчет')), head.get('РасчСчет')]
  if (!named.includes(ownAccount)) return { ok: false, problem: 'other-account' }

  const lines: StatementLine[] = []
  for (const { kind, place, fields } of sections) {
    if (kind !== 'document') continue
    const line = lineOf(fields, lines.length + 1, ownAccount)
    if (!line) return { ok: false, problem: 'bad-line', place }
    if (line !== 'elsewhere') lines.push(line)
  }
  const received = own.map(({ fields }) => readSum(fields.get('ВсегоПоступило') ?? ''))
  const isTold = received.length > 0 && received.every(sum => sum !== null)
  return {
    ok: true,
    statement: {
      format: '1c',
      account: ownAccount,
      from: readDay(head.get('ДатаНачала') ?? ''),
      to: readDay(head.get('ДатаКонца') ?? ''),
      receivedKopecks: isTold ? received.reduce<number>((total, sum) => total + (sum ?? 0), 0) : null,
      lines,
    },
  }
}

function sectionsOf(rows: string[]): { head: Map<string, string>; sections: Section[] } | null {
  const head = new Map<string, string>()
  const sections: Section[] = []
  let open: Section | null = null
  for (const [index, row] of rows.entries()) {
    const line = row.trim()
    const [name = '', ...rest] = line.split('=')
    if (line === 'СекцияРасчСчет' || name === 'СекцияДокумент') {
      if (open) return null
      open = { kind: name === 'СекцияДокумент' ? 'document' : 'account', place: index + 1, fields: new Map() }
    } else if (line === 'КонецРасчСчет' || line === 'КонецДокумента') {
      if (!open) return null
      sections.push(open)
      open = null
    } else if (rest.length > 0) (open?.fields ?? head).set(name.trim(), rest.join('=').trim())
  }
  return open ? null : { head, sections }
}

/** A payment order on our account; `elsewhere` is one between other accounts of the same file. */
function lineOf(
  fields: Map<string, string>,
  place: number,
  ownAccount: string,
): StatementLine | 'elsewhere' | null {
  const get = (name: string) => fields.get(name) ?? ''
  const isIncoming = get('ПолучательСчет') === ownAccount || get('ПолучательРасчСчет') === ownAccount
  const isOutgoing = get('ПлательщикСчет') === ownAccount || get('ПлательщикРасчСчет') === ownAccount
  if (!isIncoming && !isOutgoing) return 'elsewhere'
  const sumKopecks = readSum(get('Сумма'))
  const moved = isIncoming ? get('ДатаПоступило') : get('ДатаСписано')
  const day = readDay(moved || get('Дата'))
  const number = get('Номер')
  if (sumKopecks === null || sumKopecks === 0 || !day || number === '') return null
  return {
    place,
    number,
    day,
    sumKopecks,
    isIncoming,
    payer: {
      name: (get('Плательщик1') || get('Плательщик')).replace(/^ИНН\s+\d+\s+/, ''),
      inn: get('ПлательщикИНН'),
      account: get('ПлательщикСчет') || get('ПлательщикРасчСчет'),
    },
    purpose: purposeOf(fields),
  }
}

// Long purposes are broken into numbered lines as well.
function purposeOf(fields: Map<string, string>): string {
  const whole = fields.get('НазначениеПлатежа') ?? ''
  if (whole !== '') return whole
  return [1, 2, 3, 4, 5, 6]
    .map(number => fields.get(`НазначениеПлатежа${number}`) ?? '')
    .filter(Boolean)
    .join(' ')
}
