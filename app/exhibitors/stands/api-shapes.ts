import { z } from '@hono/zod-openapi'
import { standHalls } from '../../content/stands/stand-halls.ts'

/** What everybody may know of a stand: not whose it is, nor until when. */
export const standShape = z
  .object({
    code: z.string(),
    hall: z.enum(standHalls),
    areaM2: z.int(),
    openSides: z.int(),
    priceKopecks: z.int(),
    state: z.enum(['free', 'held', 'sold', 'not-offered']),
  })
  .openapi('Stand')
