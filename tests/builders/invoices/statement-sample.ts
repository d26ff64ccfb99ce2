/** A payment order as a bank's export tells of it. */
export type SampleOrder = {
  number: string
  day: string
  sum: string
  payer: string
  inn: string
  account: string
  purpose: string
  isOutgoing?: boolean
}

/** A text of the 1C exchange format with these orders, as banks write it. */
export function sample1c(ownAccount: string, orders: readonly SampleOrder[], received?: string): string {
  const documents = orders.map(({ number, day, sum, payer, inn, account, purpose, isOutgoing }) => {
    const [from, to] = isOutgoing ? [ownAccount, account] : [account, ownAccount]
    return [
      'СекцияДокумент=Платежное поручение',
      `Номер=${number}`,
      `Дата=${day}`,
      `Сумма=${sum}`,
      `ПлательщикСчет=${from}`,
      `Плательщик=ИНН ${inn} ${payer}`,
      `ПлательщикИНН=${inn}`,
      `ПолучательСчет=${to}`,
      isOutgoing ? `ДатаСписано=${day}` : `ДатаПоступило=${day}`,
      `НазначениеПлатежа=${purpose}`,
      'КонецДокумента',
    ].join('\r\n')
  })
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    'ДатаНачала=29.01.2026',
    'ДатаКонца=03.02.2026',
    `РасчСчет=${ownAccount}`,
    'СекцияРасчСчет',
    `РасчСчет=${ownAccount}`,
    ...(received ? [`ВсегоПоступило=${received}`] : []),
    'КонецРасчСчет',
    ...documents,
    'КонецФайла',
    '',
  ].join('\r\n')
}

/** Text in the encoding of Windows, which Node can read and not write. */
export function windows1251(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1251')
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const),
  )
  return Uint8Array.from(text, sign => codes.get(sign) ?? 63)
}
