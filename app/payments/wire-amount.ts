/** Money as the gateway writes it; on our side it is always whole kopecks. */
export type WireAmount = { value: string; currency: 'RUB' }

export function toWire(kopecks: number): WireAmount {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new RangeError(`not a sum in kopecks: ${kopecks}`)
  const rest = String(kopecks % 100).padStart(2, '0')
  return { value: `${Math.trunc(kopecks / 100)}.${rest}`, currency: 'RUB' }
}

/** By digits, not by arithmetic: 4200.29 is not a number a computer can hold. */
export function fromWire({ value }: WireAmount): number {
  const [roubles = '', rest = ''] = value.split('.')
  return Number(roubles + rest.padEnd(2, '0'))
}
