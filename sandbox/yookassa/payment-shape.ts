import { z } from 'zod'
import { amountShape } from './amounts.ts'
import { receiptShape } from './receipt-shape.ts'

export const metadataShape = z
  .record(z.string().max(32), z.string().max(512))
  .refine(metadata => Object.keys(metadata).length <= 16, 'At most 16 keys')

export const newPaymentShape = z.object({
  amount: amountShape,
  capture: z.boolean().default(false),
  description: z.string().max(128).optional(),
  metadata: metadataShape.optional(),
  merchant_customer_id: z.string().max(200).optional(),
  confirmation: z
    .object({
      type: z.literal('redirect', 'The sandbox knows only the redirect confirmation'),
      return_url: z.url({ protocol: /^https?$/ }).max(2048),
      locale: z.enum(['ru_RU', 'en_US']).default('ru_RU'),
    })
    .optional(),
  payment_method_data: z.object({ type: z.enum(['bank_card', 'sbp']) }).optional(),
  receipt: receiptShape.optional(),
  client_ip: z.string().optional(),
})

export const captureShape = z.object({
  amount: amountShape.optional(),
  receipt: receiptShape.optional(),
})

export const newRefundShape = z.object({
  payment_id: z.string(),
  amount: amountShape,
  description: z.string().max(250).optional(),
  metadata: metadataShape.optional(),
  receipt: receiptShape.optional(),
})

export const newReceiptShape = receiptShape
  .extend({
    type: z.enum(['payment', 'refund']),
    payment_id: z.string().optional(),
    refund_id: z.string().optional(),
    send: z.literal(true),
    settlements: z
      .array(
        z.object({
          type: z.enum(['cashless', 'prepayment', 'postpayment', 'consideration']),
          amount: amountShape,
        }),
      )
      .min(1),
  })
  .refine(({ payment_id, refund_id }) => !payment_id !== !refund_id, {
    message: 'Name a payment or a refund',
    path: ['payment_id'],
  })
