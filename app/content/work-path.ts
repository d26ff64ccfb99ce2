/** A work's own page: «41.1» of the catalogue is `/works/41-1/`; a dot would look like the end of a file's name. */
export function workPath(number: string): string {
  return `/works/${number.replace('.', '-')}/`
}

/** What stands in the address, as the catalogue writes it. */
export function workNumberIn(address: string): string {
  return address.replace('-', '.')
}

/** The part of the address: a participant's number and the work's place, without leading noughts. */
export const workAddress = /^[1-9]\d{0,2}-[1-9]\d{0,2}$/
