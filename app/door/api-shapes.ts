import { z } from '@hono/zod-openapi'

// Some hundreds at a time: what a gate reads in an hour or two.
const mostAtOnce = 500

const readingShape = z.object({
  /** The whole text of the QR code, or the code as it was typed. */
  qr: z.string().min(1).max(2_000),
  at: z.iso.datetime({ offset: true }),
  nonce: z.string().min(8).max(80),
  gate: z.string().trim().min(1).max(60),
})

/** A reading that a gate has judged by itself, and what it did. */
const keptShape = readingShape.extend({
  verdict: z.enum(['admit', 'refuse']).optional(),
  reason: z.string().max(40).optional(),
})

export const scansShape = z.union([
  readingShape,
  z.object({ scans: z.array(keptShape).min(1).max(mostAtOnce) }),
])

const proofShape = z.union([
  z.object({ kind: z.literal('age'), bornFrom: z.string(), bornTo: z.string() }),
  z.object({ kind: z.enum(['concession', 'employee-pass', 'disability', 'principal']) }),
  z.object({ kind: z.literal('free'), smallBornFrom: z.string() }),
])

const noteShape = z.union([
  z.object({ kind: z.enum(['sealed-only', 'started']) }),
  z.object({ kind: z.literal('people'), count: z.int() }),
  z.object({ kind: z.literal('pair'), isIn: z.boolean() }),
])

const answerShape = z.object({
  nonce: z.string(),
  at: z.string(),
  verdict: z.enum(['admit', 'refuse']),
  reason: z.string().optional(),
  proof: proofShape.optional(),
  notes: z.array(noteShape),
  days: z.array(z.string()).optional(),
  from: z.string().optional(),
  until: z.string().optional(),
  entry: z.object({ at: z.string(), gate: z.string() }).optional(),
  objection: z.string().optional(),
  code: z.string().optional(),
  product: z.string().optional(),
  isRepeated: z.boolean(),
})

export const scansAnswerShape = z.union([
  answerShape,
  z.object({
    results: z.array(answerShape),
    conflicts: z.array(
      z.object({
        code: z.string(),
        day: z.string(),
        entries: z.array(z.object({ nonce: z.string(), at: z.string(), gate: z.string() })),
      }),
    ),
  }),
])

export const dayShape = z.object({ day: z.iso.date().optional() })

export const listShape = z.object({
  day: z.string(),
  rules: z.object({
    id: z.string(),
    visitorDays: z.object({
      first: z.string(),
      last: z.string(),
      from: z.string(),
      windowTurnsAt: z.string(),
      to: z.string(),
    }),
    vipOpening: z.object({ day: z.string(), from: z.string(), to: z.string() }),
  }),
  publicKeys: z.array(z.string()),
  tickets: z.array(z.object({ facts: z.string(), state: z.string(), people: z.int(), codes: z.string() })),
  pairs: z.array(z.int()),
  replaced: z.string(),
  entries: z.array(z.object({ gate: z.string(), marks: z.array(z.int()) })),
})

export const countsShape = z.object({
  day: z.string(),
  inside: z.int(),
  entries: z.int(),
  hours: z.array(z.object({ hour: z.int(), entries: z.int() })),
  gates: z.array(z.object({ gate: z.string(), entries: z.int() })),
  products: z.array(z.object({ product: z.string(), entries: z.int() })),
  refusals: z.array(z.object({ reason: z.string(), readings: z.int() })),
  conflicts: z.int(),
})
