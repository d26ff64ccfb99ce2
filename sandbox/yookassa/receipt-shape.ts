import { z } from 'zod'
import { amountShape, wireAmount } from './amounts.ts'
import { invalid, type Refused } from './refusal.ts'

const item = z.object({
  description: z.string().min(1).max(128),
  quantity: z.coerce
    .number()
    .positive()
    .max(99_999.999)
    .refine(value => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, 'At most three decimals'),
  amount: amountShape,
  vat_code: z.int().min(1).max(12),
  payment_subject: z.string().optional(),
  payment_mode: z
    .enum([
      'full_prepayment',
      'partial_prepayment',
      'advance',
      'full_payment',
      'partial_payment',
      'credit',
      'credit_payment',
    ])
    .optional(),
  measure: z.string().optional(),
})

const customer = z
  .object({
    email: z.email().optional(),
    phone: z
      .string()
      .regex(/^[0-9]{4,15}$/, 'Digits only')
      .optional(),
    full_name: z.string().max(256).optional(),
    inn: z
      .string()
      .regex(/^(\d{10}|\d{12})$/)
      .optional(),
  })
  .refine(({ email, phone }) => email || phone, 'Customer email or phone is required')

export type ReceiptData = z.infer<typeof receiptShape>
export const receiptShape = z.object({
  customer,
  items: z.array(item).min(1).max(80),
  tax_system_code: z.int().min(1).max(6).optional(),
  internet: z.boolean().optional(),
})

/** The till of a shop with fiscalisation prints exactly what was paid. */
export function wrongReceipt(receipt: ReceiptData | undefined, amountKopecks: number): Refused | undefined {
  const isRight = receipt && sumThousandths(receipt) === amountKopecks * 1000
  return isRight ? undefined : invalid('Receipt is missing or illegal', 'receipt')
}

/** In thousandths of a kopeck: a quantity may have three decimals. */
export function sumThousandths({ items }: Pick<ReceiptData, 'items'>) {
  return items.reduce((sum, { amount, quantity }) => sum + amount * Math.round(quantity * 1000), 0)
}

export function wireItems({ items }: ReceiptData) {
  return items.map(({ amount, ...rest }) => ({ ...rest, amount: wireAmount(amount) }))
}
