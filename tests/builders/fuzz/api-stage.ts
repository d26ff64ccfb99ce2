import { apiRoutes } from '../../../app/api-routes.ts'
import { usualTerms } from '../../../sandbox/yookassa/gateway.ts'
import { order, payFor, ticketsOf } from '../buying.ts'
import { descriptionOf, requestShape } from '../check-answer.ts'
import { paid } from './buying-scenes.ts'
import { examplesOf, type Schema } from './example-of-schema.ts'
import { member, worksOf } from './exhibitor-scenes.ts'
import type { World } from './scene.ts'
import type { Stage, Target } from './target.ts'

/** Every call of the API that takes a body, filled in by its description; for the gateway's, see `webhookTarget`. */
export function apiStage(world: World): Stage {
  const faults: string[] = []
  return { name: 'the API', faults, open }

  async function open(): Promise<Target[]> {
    faults.length = 0
    const description = (await descriptionOf(world.site)) as unknown as {
      paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: Schema }> } } }>
      components: { schemas: Record<string, Schema> }
    }
    const bought = await paid(world)
    const [ticket] = await ticketsOf(world.site, bought.token)
    if (!ticket) throw new Error('no ticket')
    const values = {
      ...named,
      tickets: [ticket.code],
      qr: ticket.qr,
      nonce: crypto.randomUUID(),
      withOrder: bought.code,
    }
    const posts = apiRoutes.filter(({ at }) => at.startsWith('POST '))
    // Those who work here have no application of their own.
    const exhibitor = await member(world, 'draft')
    const [work = ''] = await worksOf(world.database)
    const ownValues: Record<string, unknown> = { ...values, work, name: 'a.jpg', size: 1_000 }
    const targets = posts.map(async ({ at }): Promise<Target[]> => {
      const template = at.slice('POST '.length)
      if (at === webhook) return [await webhookTarget(world)]
      // It has no body: headers say what is coming (tests/http/editorial/pictures.test.ts).
      if (at === 'POST /api/v1/office/picture-uploads') return []
      const schema =
        description.paths[template.slice('/api'.length)]?.post?.requestBody?.content['application/json']
          ?.schema
      if (!schema) {
        faults.push(`${at}: no body is described`)
        return []
      }
      const shape = requestShape(description.components.schemas, schema)
      const isUpload = at === 'POST /api/v1/uploads'
      const examples = examplesOf(schema, description.components.schemas, isUpload ? ownValues : values)
      // A picture of the materials comes once a stand is paid for: tests/http/exhibitors/materials.test.ts sends it.
      return (isUpload ? examples.slice(0, 1).map(withoutMaterial) : examples).map((json, kind) => ({
        name: kind === 0 ? at : `${at}, body ${kind + 1}`,
        answers: [200, 201],
        isDescribed: body => shape.safeParse(body).success,
        aims: [
          {
            path: template.replace('{token}', bought.token),
            headers: { cookie: isUpload ? exhibitor : world.cookie },
            good: { json },
          },
        ],
      }))
    })
    return (await Promise.all(targets)).flat()
  }
}

const webhook = 'POST /api/payments/yookassa'

/** A notification as the gateway writes it: about a payment, in its own words. */
async function webhookTarget({ site, sandbox }: World): Promise<Target> {
  const bought = await order(site, [{ product: 'day', slot: '2025-09-25-before', quantity: 1 }])
  await payFor(sandbox, bought)
  const id = new URL(bought.paymentUrl ?? '').searchParams.get('orderId')
  const key = Buffer.from(`${usualTerms.shopId}:${usualTerms.secretKey}`).toString('base64')
  const answer = await fetch(`${sandbox.url}/yookassa/v3/payments/${id}`, {
    headers: { authorization: `Basic ${key}` },
  })
  const object = (await answer.json()) as { status: string }
  const json = { type: 'notification', event: `payment.${object.status}`, object }
  return {
    name: webhook,
    answers: [200],
    aims: [{ path: webhook.slice('POST '.length), headers: {}, good: { json } }],
  }
}

/** What the demo knows by these names. */
const named = {
  product: 'day',
  slot: '2025-09-25-before',
  quantity: 1,
  heads: undefined,
  passNumber: undefined,
  invitation: undefined,
  email: 'anna@example.test',
  phone: '+7 900 000-00-00',
  name: 'Анна Ветрова',
  consents: ['offer'],
  at: '2025-09-25T10:00:00Z',
  gate: 'A',
  reason: 'visitor',
  verdict: undefined,
}

function withoutMaterial(json: unknown): unknown {
  const { material: _, ...file } = json as Record<string, unknown>
  return file
}
