import { z } from 'zod'

/** `{"value":"4200.00","currency":"RUB"}` read as 420000 kopecks. */
export const amountShape = z
  .object({
    value: z.string().regex(/^\d{1,12}\.\d{2}$/, 'Amount must have a dot and two digits after it'),
    currency: z.literal('RUB', 'Only RUB is accepted'),
  })
  .transform(({ value }) => Number(value.replace('.', '')))

export function wireAmount(kopecks: number) {
  return { value: (kopecks / 100).toFixed(2), currency: 'RUB' }
}
