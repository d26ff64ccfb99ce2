import { z } from '@hono/zod-openapi'
import { searchKinds } from './search-kinds.ts'

const segments = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .openapi({ description: 'The text in pieces; those that were asked for are marked' })

/** What was found, the kinds in the order of their best results. */
export const searchShape = z
  .object({
    query: z.string(),
    corrected: z
      .string()
      .nullable()
      .openapi({ description: 'What was looked for instead, where the query itself finds nothing' }),
    isPartial: z.boolean().openapi({ description: 'The results have at least one of the words, not all' }),
    total: z.int(),
    groups: z.array(
      z.object({
        kind: z.enum(searchKinds),
        total: z.int(),
        results: z.array(z.object({ title: segments, note: segments, snippet: segments, path: z.string() })),
      }),
    ),
  })
  .openapi('SearchAnswer')
