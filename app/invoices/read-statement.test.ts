import { describe, expect, test } from 'vitest'
import { type SampleOrder, sample1c, windows1251 } from '../../tests/builders/invoices/statement-sample.ts'
import { payee } from './payee.ts'
import { readStatement } from './read-statement.ts'
import { isBalanced, lineIdentity } from './statement.ts'

const own = payee.account
const order: SampleOrder = {
  number: '118',
  day: '02.02.2026',
  sum: '310000.00',
  payer: 'ООО «Лавровый двор»',
  inn: '7700000030',
  account: '40702810200000001219',
  purpose: 'Оплата по счёту С-2604-022, НДС=0, не облагается',
}
const read = (text: string) => readStatement(windows1251(text), own)

describe('a text of the 1C exchange format', () => {
  test('is read with what the bank says of itself', () => {
    const outgoing = { ...order, number: '7', sum: '48000.00', isOutgoing: true }
    const answer = read(sample1c(own, [order, outgoing], '310000.00'))
    expect(answer).toEqual({
      ok: true,
      statement: {
        format: '1c',
        account: own,
        from: '2026-01-29',
        to: '2026-02-03',
        receivedKopecks: 310_000_00,
        lines: [
          {
            place: 1,
            number: '118',
            day: '2026-02-02',
            sumKopecks: 310_000_00,
            isIncoming: true,
            payer: { name: 'ООО «Лавровый двор»', inn: '7700000030', account: '40702810200000001219' },
            purpose: 'Оплата по счёту С-2604-022, НДС=0, не облагается',
          },
          expect.objectContaining({ place: 2, isIncoming: false, sumKopecks: 48_000_00 }),
        ],
      },
    })
    expect(answer.ok && isBalanced(answer.statement)).toBe(true)
  })

  test('is also taken in UTF-8 and in the encoding of DOS', () => {
    const text = sample1c(own, [order])
    const utf8 = readStatement(new TextEncoder().encode(text), own)
    expect(utf8).toEqual(read(text))
    const decoder = new TextDecoder('ibm866')
    const codes = new Map(
      Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const),
    )
    const bare = text.replaceAll(/[«»]/g, '"')
    const dos = Uint8Array.from(bare.replace('Windows', 'DOS'), sign => codes.get(sign) ?? 63)
    expect(readStatement(dos, own)).toEqual(read(bare))
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, -40), 'not-whole'],
    ['with a document left open', (text: string) => text.replace('КонецДокумента', ''), 'not-whole'],
    ['of another account', (text: string) => text.replaceAll(own, '40703810000000000001'), 'other-account'],
    ['without a sum', (text: string) => text.replace('Сумма=310000.00', 'Сумма=триста'), 'bad-line'],
    ['with a day that is none', (text: string) => text.replaceAll('02.02.2026', '31.02.2026'), 'bad-line'],
  ])('%s is refused whole', (_name, spoil, problem) => {
    expect(read(spoil(sample1c(own, [order])))).toMatchObject({ ok: false, problem })
  })

  test('a sum that does not add up is told', () => {
    const answer = read(sample1c(own, [order], '310000.01'))
    expect(answer.ok && isBalanced(answer.statement)).toBe(false)
  })
})

describe('a table', () => {
  const table = [
    'Выписка по счёту;;;;;;',
    'Дата операции;Номер документа;Дебет;Кредит;Контрагент;ИНН контрагента;Счёт контрагента;Назначение платежа',
    '02.02.2026;118;;310 000,00;"ООО ""Лавровый двор""";7700000030;40702810200000001219;"по счёту С-2604-022; НДС нет"',
    '03.02.2026;7;48 000,00;;ООО Свет;7700000055;40702810200000001220;аренда',
    'Итого;;48 000,00;310 000,00;;;;',
  ].join('\r\n')

  test('is read by the names of its columns, in either encoding', () => {
    const answer = read(table)
    expect(answer).toEqual(readStatement(new TextEncoder().encode(`\ufeff${table}`), own))
    expect(answer.ok && answer.statement.lines).toEqual([
      {
        place: 1,
        number: '118',
        day: '2026-02-02',
        sumKopecks: 310_000_00,
        isIncoming: true,
        payer: { name: 'ООО "Лавровый двор"', inn: '7700000030', account: '40702810200000001219' },
        purpose: 'по счёту С-2604-022; НДС нет',
      },
      expect.objectContaining({ isIncoming: false, sumKopecks: 48_000_00 }),
    ])
  })

  test('may have one column of sums, with a minus for what went', () => {
    const answer = read(
      'Дата,Номер,ИНН,Плательщик,Сумма,Назначение\n2026-02-02,1,7700000030,ООО,"-15,50",аренда\n',
    )
    expect(answer.ok && answer.statement.lines[0]).toMatchObject({ isIncoming: false, sumKopecks: 15_50 })
  })

  test('without a column that is needed is refused with its name', () => {
    expect(read('Дата;Номер;Сумма;Назначение\n02.02.2026;1;5;x')).toEqual({
      ok: false,
      problem: 'missing-column',
      what: 'ИНН',
    })
  })
})

test('one payment is known again in both formats', () => {
  const oneC = read(sample1c(own, [{ ...order, number: '000118' }]))
  const csv = read(
    'Дата;Номер;ИНН;Плательщик;Счёт плательщика;Сумма;Назначение\n02.02.2026;118;7700000030;ООО;40702810200000001219;310000,00;x\n',
  )
  const identities = [oneC, csv].map(answer => answer.ok && answer.statement.lines.map(lineIdentity))
  expect(identities[0]).toEqual(identities[1])
})

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['a spreadsheet', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'unknown-encoding'],
  ['a letter', new TextEncoder().encode('Добрый день!'), 'unknown-format'],
  ['eleven megabytes', new Uint8Array(11 * 1024 * 1024).fill(65), 'too-large'],
  ['a statement of a quiet day', windows1251(sample1c(own, [])), 'empty'],
])('%s is refused with its reason', (_name, bytes, problem) => {
  expect(readStatement(bytes, own)).toMatchObject({ ok: false, problem })
})
