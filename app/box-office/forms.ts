import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

// A standard address pattern; case does not matter.
const emailPattern = /^[^\s@<>()[\],;:"\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/iu

const filled = (code: RefusalCode = 'required') => z.string().trim().min(1, code)

/** Who buys. A message is the code of a refusal; its sentence is said in the buyer's language. */
export const buyerShape = z.object({
  name: filled()
    .max(200)
    .refine(name => !/\d/.test(name), 'no-digits'),
  email: filled().max(254).regex(emailPattern, 'email'),
  phone: filled()
    .max(40)
    .refine(phone => (phone.match(/\d/g)?.length ?? 0) >= 10 && /^[+\d\s().-]+$/.test(phone), 'phone'),
})

export const lineShape = z.object({
  product: z.string().max(40),
  slot: z.string().max(100),
  quantity: z.int().min(1).max(100),
  heads: z.int().min(1).max(100).optional(),
  passNumber: z.string().trim().min(1).max(60).optional(),
})

/** The two texts a buyer agrees to, each in a box of its own. */
export const neededConsents = ['offer', 'consent-purchase'] as const

export const orderShape = z.object({
  lines: z.array(lineShape).max(40),
  buyer: buyerShape.optional(),
  locale: z.enum(['ru', 'en']).default('ru'),
  consents: z.array(z.string().max(60)).max(20).default([]),
  invitation: z.string().trim().max(40).optional(),
  withOrder: z.string().trim().max(20).optional(),
})
export type OrderWish = z.infer<typeof orderShape>
