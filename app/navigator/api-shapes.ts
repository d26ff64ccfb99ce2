import { z } from '@hono/zod-openapi'

const spot = z.object({ x: z.number(), y: z.number() })
const floor = z.enum(['ground', 'upper'])

export const mapShape = z
  .object({
    width: z.number(),
    height: z.number(),
    metresPerUnit: z.number(),
    floors: z.array(z.object({ key: floor, name: z.string() })),
    sections: z.array(z.object({ code: z.string(), name: z.string(), where: z.string() })),
    stands: z.array(
      z.object({
        code: z.string(),
        section: z.string(),
        floor,
        outline: z.array(spot),
        front: spot,
        participant: z.object({ slug: z.string(), name: z.string() }).nullable(),
      }),
    ),
    places: z.array(
      z.object({ key: z.string(), kind: z.string(), floor, at: spot, name: z.string(), where: z.string() }),
    ),
    aisles: z.object({
      nodes: z.array(spot.extend({ id: z.string(), floor, doorMetres: z.number().nullable() })),
      ways: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          kind: z.enum(['walk', 'steps', 'stairs', 'lift']),
          metres: z.number(),
        }),
      ),
    }),
  })
  .openapi('Map')
