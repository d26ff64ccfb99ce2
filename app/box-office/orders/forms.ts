import { z } from 'zod'
import { defaultLocale, localeCodes } from '../../platform/languages.ts'
import { catalogue, type RuleName } from '../../validation/catalogue.ts'
import type { RefusalCode } from './refusals.ts'

/** The rules of every other form of the fair. */
function keeps(rule: RuleName) {
  return (text: string) => catalogue[rule](text, [], { values: {}, now: new Date(0) })
}

const filled = (code: RefusalCode = 'required') => z.string().trim().min(1, code)

const tooLong: RefusalCode = 'too-long'
const wrongNumber: RefusalCode = 'wrong-number'

/** Who buys. A message is the code of a refusal; its sentence is said in the buyer's language. */
export const buyerShape = z.strictObject({
  name: filled().max(200, tooLong).refine(keeps('no_digits'), 'no-digits'),
  email: filled().max(254, tooLong).refine(keeps('email'), 'email'),
  phone: filled().max(40, tooLong).refine(keeps('phone'), 'phone'),
})

export const lineShape = z.strictObject({
  product: z.string().max(40),
  slot: z.string().max(100),
  quantity: z.int(wrongNumber).min(1, wrongNumber).max(100, wrongNumber),
  heads: z.int(wrongNumber).min(1, wrongNumber).max(100, wrongNumber).optional(),
  passNumber: z.string().trim().min(1).max(60).optional(),
})

/** The two texts a buyer agrees to, each in a box of its own. */
export const neededConsents = ['offer', 'consent-purchase'] as const

export const orderShape = z.strictObject({
  lines: z.array(lineShape).max(40),
  buyer: buyerShape.optional(),
  locale: z.enum(localeCodes).default(defaultLocale),
  consents: z.array(z.string().max(60)).max(20).default([]),
  invitation: z.string().trim().max(40).optional(),
  withOrder: z.string().trim().max(20).optional(),
})
export type OrderWish = z.infer<typeof orderShape>
