/** The bytes that a Range header asks for, both ends included; null where it asks for the whole, or for several parts. */
export function byteRange(
  header: string | null,
  size: number,
): { from: number; to: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  // `-500` asks for the last 500.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  return from < size && from <= to ? { from, to } : 'unsatisfiable'
}
