import { catalogue, type RuleName } from '../../validation/catalogue.ts'
import type { RefusalCode } from './refusals.ts'

/** What is wrong with a buyer can be said in these codes. */
export const buyerCodes = [
  'required',
  'too-long',
  'no-digits',
  'email',
  'phone',
  'consent',
] as const satisfies readonly RefusalCode[]
export type BuyerCode = (typeof buyerCodes)[number]

/** Who buys: each field keeps a rule of the fair's other forms. */
export const buyerFields = {
  name: { maxLength: 200, rule: 'no_digits', code: 'no-digits' },
  email: { maxLength: 254, rule: 'email', code: 'email' },
  phone: { maxLength: 40, rule: 'phone', code: 'phone' },
} as const satisfies Record<string, { maxLength: number; rule: RuleName; code: BuyerCode }>

/** What a buyer has to agree to. Their data are needed to keep the contract: the law asks for no consent beside it. */
export const neededConsents = ['offer'] as const

/** Everything a buyer fills in or ticks, from the top of the form. */
export const askedOfBuyer = [...(Object.keys(buyerFields) as (keyof typeof buyerFields)[]), ...neededConsents]

/** Why a field of the buyer's form cannot stay as it is, in the browser and on the server; a paper is accepted or not. */
export function checkBuyer(field: string, typed: string): BuyerCode | null {
  if (neededConsents.some(consent => consent === field)) return typed === 'on' ? null : 'consent'
  if (!isBuyerField(field)) return null
  const { maxLength, rule, code } = buyerFields[field]
  const text = typed.trim()
  if (text === '') return 'required'
  if (text.length > maxLength) return 'too-long'
  return catalogue[rule](text, [], { values: {}, now: new Date(0) }) ? null : code
}

function isBuyerField(field: string): field is keyof typeof buyerFields {
  return Object.hasOwn(buyerFields, field)
}
