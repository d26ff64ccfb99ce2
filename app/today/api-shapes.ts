import { z } from '@hono/zod-openapi'
import { levels } from './today-view.ts'

const event = z
  .object({
    slug: z.string(),
    path: z.string(),
    title: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    from: z.string().openapi({ description: 'By the clocks of the venue', example: '18:30' }),
    to: z.string(),
    hall: z.string(),
    hallName: z.string(),
    admission: z.string(),
    booked: z
      .enum(levels)
      .nullable()
      .openapi({ description: 'How many of its own places are taken; null where nothing can be said' }),
  })
  .openapi('EventToday')

const facts = z
  .object({ from: z.string(), hallName: z.string(), isToday: z.boolean() })
  .nullable()
  .openapi('EventFacts')

/** The day of the fair: nothing in it is about anybody. */
export const todayShape = z
  .object({
    day: z.iso.date(),
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    isByInvitation: z.boolean(),
    visitors: z.int().nullable().openapi({
      description: 'About how many have come in so far, in tens, as of the last quarter of an hour',
    }),
    halls: z.array(
      z.object({
        hall: z.string(),
        name: z.string(),
        load: z.object({ level: z.enum(levels), until: z.iso.datetime() }).nullable(),
      }),
    ),
    events: z.array(event),
    tomorrow: z.array(event),
    changes: z.array(
      z
        .object({
          id: z.int(),
          slug: z.string(),
          kind: z.enum(['moved', 'place', 'cancelled', 'added']),
          title: z.string(),
          path: z.string().nullable(),
          was: facts,
          now: facts,
        })
        .openapi('ProgrammeChange'),
    ),
  })
  .openapi('Today')
