import { z } from '@hono/zod-openapi'
import { problemFields } from '../../platform/api/problem-shape.ts'

export const productShape = z.object({
  id: z.string(),
  group: z.enum(['ticket', 'tour', 'class']),
  name: z.string(),
  prices: z.array(z.object({ slotKind: z.string(), kopecks: z.int().nullable() })),
  needsProof: z.boolean(),
  needsInvitation: z.boolean(),
  limits: z.object({
    perOrder: z.int(),
    toursPerOrder: z.int().optional(),
    minPeople: z.int().optional(),
    maxPeople: z.int().optional(),
  }),
})

export const slotShape = z.object({
  id: z.string(),
  product: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
  left: z.int(),
  isCalledOff: z.boolean(),
})

export const orderAnswerShape = z.object({
  token: z.string(),
  code: z.string(),
  state: z.string(),
  totalKopecks: z.int(),
  expiresAt: z.string(),
  paymentUrl: z.string().nullable(),
})

const spanShape = z.object({
  id: z.string(),
  kind: z.string(),
  day: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isCalledOff: z.boolean(),
  isConfirmed: z.boolean(),
})

export const orderViewShape = orderAnswerShape.extend({
  /** The latest attempt to pay; why it failed, in the gateway's word. */
  payment: z.object({ state: z.string(), reason: z.string().nullable(), startedAt: z.string() }).nullable(),
  lines: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      name: z.string(),
      quantity: z.int(),
      unitKopecks: z.int(),
      /** How many come on one booking of a tour for a group of one's own. */
      heads: z.int().nullable(),
      isForPass: z.boolean(),
      slot: spanShape,
    }),
  ),
  tickets: z.array(
    z.object({
      code: z.string(),
      qr: z.string(),
      product: z.string(),
      slot: spanShape,
      holder: z.string().nullable(),
      state: z.string(),
      /** The fair was postponed: all of it comes back until that day. */
      refundNow: z
        .object({ percent: z.int(), amountKopecks: z.int(), fullUntil: z.string().optional() })
        .nullable(),
      refund: z
        .object({
          state: z.string(),
          percent: z.int(),
          amountKopecks: z.int(),
          documentsAt: z.string().nullable(),
          dueOn: z.string(),
        })
        .nullable(),
    }),
  ),
})

export const returnWishShape = z.strictObject({
  tickets: z.array(z.string().max(40)).min(1).max(20),
  reason: z.enum(['visitor', 'illness']).default('visitor'),
})

export const returnAnswerShape = z.object({
  returns: z.array(z.object({ ticket: z.string(), percent: z.int(), amountKopecks: z.int() })),
})

export const invalidShape = z.object({
  ...problemFields,
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
})

export const soldOutShape = z.object({ ...problemFields, slot: z.string(), nextSlots: z.array(z.string()) })
