import { readTyped } from '../tickets/crockford.ts'

/** What a clerk typed, as each kind of thing it might be; null where it cannot be one. */
export type TypedSearch = {
  /** `P-7K3QXM`, whatever case, dashes and spaces it came with. */
  orderCode: string | null
  /** `7K3QXM-2` is a ticket of that order. */
  ticketCode: string | null
  /** Digits only, without the first 7 or 8 of a Russian number. */
  phone: string | null
  gatewayId: string | null
  /** Part of a name or an address, in small letters, ё as е. */
  text: string
}

const orderShape = /^P?([0-9A-HJKMNP-TV-Z]{6})$/

export function readSearch(typed: string): TypedSearch {
  const text = typed.trim().slice(0, 200)
  const bare = readTyped(text)
  // The number printed on a ticket ends with its place in the order.
  const numbered = /^\s*(?:P\s*-?\s*)?([\w ]{6,8})\s*-\s*\d{1,2}\s*$/i.exec(text)?.[1]
  // First: without its dash a number like `PQYVFR-1` looks like another order's code.
  const code = orderShape.exec(readTyped(numbered ?? ''))?.[1] ?? orderShape.exec(bare)?.[1]
  const digits = text.replace(/\D/g, '')
  const isNumber = digits.length >= 4 && !/[^\d\s()+-]/.test(text)
  return {
    orderCode: code ? `P-${code}` : null,
    ticketCode: /^[0-9A-Z]{16}$/.test(bare) ? bare : null,
    phone: isNumber ? digits.replace(/^[78](?=\d{10}$)/, '') : null,
    gatewayId: /^[\da-f-]{20,40}$/i.test(text) ? text.toLowerCase() : null,
    text: text.toLowerCase().replaceAll('ё', 'е'),
  }
}
