import { z } from 'zod'
import { defaultLocale, localeCodes } from '../../platform/languages.ts'
import { buyerFields, checkBuyer } from './check-buyer.ts'
import type { RefusalCode } from './refusals.ts'

const wrongNumber: RefusalCode = 'wrong-number'

/** Who buys. A message is the code of a refusal; its sentence is said in the buyer's language. */
export const buyerShape = z.strictObject({
  name: buyerText('name'),
  email: buyerText('email'),
  phone: buyerText('phone'),
})

function buyerText(field: keyof typeof buyerFields) {
  const { maxLength, code } = buyerFields[field]
  return z
    .string()
    .trim()
    .min(1, 'required' satisfies RefusalCode)
    .max(maxLength, 'too-long' satisfies RefusalCode)
    .refine(typed => checkBuyer(field, typed) !== code, code)
}

export const lineShape = z.strictObject({
  product: z.string().max(40),
  slot: z.string().max(100),
  quantity: z.int(wrongNumber).min(1, wrongNumber).max(100, wrongNumber),
  heads: z.int(wrongNumber).min(1, wrongNumber).max(100, wrongNumber).optional(),
  passNumber: z.string().trim().min(1).max(60).optional(),
})

export const orderShape = z.strictObject({
  lines: z.array(lineShape).max(40),
  buyer: buyerShape.optional(),
  locale: z.enum(localeCodes).default(defaultLocale),
  consents: z.array(z.string().max(60)).max(20).default([]),
  invitation: z.string().trim().max(40).optional(),
  withOrder: z.string().trim().max(20).optional(),
})
export type OrderWish = z.infer<typeof orderShape>
