import { z } from '@hono/zod-openapi'
import { participantTypes, sections } from '../participants/kinds.ts'
import { bounds, states } from './choice.ts'
import { techniques } from './techniques.ts'
import { wheel } from './wheel.ts'

const within = (least: number, most: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .refine(typed => Number(typed) >= least && Number(typed) <= most)
    .optional()
    .openapi({ description, type: 'integer' })

/** The same names as in the address of the page. */
export const worksQuery = {
  colour: z
    .enum(wheel.map(({ key }) => key))
    .optional()
    .openapi({ description: 'A colour of the wheel; the nearest come first' }),
  near: z.enum(['1']).optional().openapi({ description: 'With what is only near that colour' }),
  like: z
    .string()
    .regex(/^[1-9]\d{0,2}-[1-9]\d{0,2}$/)
    .optional()
    .openapi({ description: 'Like this work in colour: `41-1`' }),
  h: within(1, bounds.centimetres, 'At most so high, in centimetres'),
  w: within(1, bounds.centimetres, 'At most so wide, in centimetres'),
  technique: z.enum(techniques).optional(),
  section: z.enum(sections).optional(),
  state: z.enum(states).optional(),
  since: within(bounds.years[0], bounds.years[1], 'From this year'),
  until: within(bounds.years[0], bounds.years[1], 'To this year'),
  from: within(0, bounds.roubles, 'From this price, in roubles; works priced on request stay'),
  to: within(1, bounds.roubles, 'Up to this price, in roubles; works priced on request stay'),
  request: z.enum(['no']).optional().openapi({ description: 'Without works priced on request' }),
}

export const hungWorkShape = z
  .object({
    number: z.string(),
    path: z.string().openapi({ description: 'Where its page is, without the language' }),
    author: z.string(),
    artistPath: z.string().nullable(),
    title: z.string(),
    year: z.int(),
    technique: z.string(),
    heightCm: z.int(),
    widthCm: z.int(),
    mark: z.enum(states),
    priceKopecks: z.int().nullable(),
    picture: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
    section: z.enum(sections),
    stand: z.string(),
    shownBy: z.object({
      slug: z.string(),
      path: z.string(),
      name: z.string(),
      type: z.enum(participantTypes),
    }),
  })
  .openapi('HungWork')
