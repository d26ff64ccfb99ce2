/**
 * `+79161234567` of a number as people type or paste it, null if it cannot be one. A Russian number may begin with 8 or
 * with its area code, a foreign one with + or with what is dialled for it (00, from Russia 8 10).
 */
export function normalPhone(text: string): string | null {
  // Address books wrap what is copied in marks that cannot be seen; (0) is dialled only inside the country.
  const bare = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace('(0)', '')
  if (!/^\+?[\d\s().\-‐‑–—/]+$/.test(bare)) return null
  const digits = withCountry(bare.replace(/\D/g, ''), bare.startsWith('+'))
  // Denmark and Norway have ten digits with their code, some islands eight; without a code fewer than eleven are a slip.
  const isForeign = /^(?:\+|00|8\D*10)/.test(bare)
  if (!(isForeign ? /^[1-9]\d{7,14}$/ : /^[1-9]\d{10,14}$/).test(digits)) return null
  return digits.startsWith('7') && digits.length !== 11 ? null : `+${digits}`
}

function withCountry(digits: string, hasPlus: boolean): string {
  // No country has the code 89: a plus was put before the domestic 8.
  if (hasPlus) return /^89\d{9}$/.test(digits) ? `7${digits.slice(1)}` : digits
  if (digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('810') && digits.length > 11) return digits.slice(3)
  if (/^8\d{10}$/.test(digits)) return `7${digits.slice(1)}`
  return /^[3489]\d{9}$/.test(digits) ? `7${digits}` : digits
}
