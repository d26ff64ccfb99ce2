import { apiRoutes } from '../../../app/api-routes.ts'
import type { FormDescription } from '../../../app/applications/description.ts'
import { forms, isFormId } from '../../../app/applications/forms.ts'
import { honeypotName } from '../../../app/applications/honeypot.ts'
import { matchRoute, type Route } from '../../../app/navigation/route-table.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { splitLocale } from '../../../app/platform/languages.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'
import { usualTerms } from '../../../sandbox/yookassa/gateway.ts'
import { ask } from '../ask.ts'
import { order, payFor, ticketsOf } from '../buying.ts'
import { descriptionOf } from '../check-answer.ts'
import { answersTo } from '../filled-forms.ts'
import { freshToken } from '../forms.ts'
import { examplesOf, type Schema } from './example-of-schema.ts'
import { paid, type Scene, type Shown, scenes, type World } from './form-scenes.ts'
import type { Good } from './malformed.ts'
import { filledIn, readForms, type SentFields } from './read-forms.ts'

/** Something that takes a POST. */
export type Target = {
  /** `office-order: approve`, `POST /api/v1/orders`, `form volunteer`. */
  name: string
  /** What a good client would send there now. Whatever it needs is made anew where it has been used up. */
  aim(): Promise<Aim>
  /** How the good body is answered. */
  answers: readonly number[]
  /** Whether every body has to be aimed anew: a token is for one. */
  isForOne?: true
}

export type Aim = { path: string; headers: Record<string, string>; good: Good }

/** A form on a page, by the action it asks for. */
type Found = { action: string; path: string; fields: SentFields }

/** Every action of every page, with a form that some page shows; and what stands in the way. */
export async function pageTargets(world: World): Promise<{ targets: Target[]; faults: string[] }> {
  const faults: string[] = []
  const sceneOf = new Map<string, Scene>()
  for (const [name, scene] of Object.entries(scenes)) {
    const shown = await scene(world)
    const found = await formsAt(world, shown)
    for (const { action, fault } of found.map(faultOf)) {
      if (fault) faults.push(`${name}: ${fault}`)
      else if (!sceneOf.has(action)) sceneOf.set(action, scene)
    }
    const sent = new Set(found.flatMap(({ fields }) => fields.map(([field]) => field)))
    for (const field of Object.keys(shown.typed ?? {}))
      if (!sent.has(field)) faults.push(`${name}: no form asks for ${field}`)
  }
  const targets = everyRoute.flatMap(route =>
    Object.keys(actionsOf(route)).flatMap(verb => {
      const action = nameOf(route, verb)
      const scene = sceneOf.get(action)
      if (scene) return [pageTarget(world, action, scene)]
      const siblings = [...sceneOf].filter(([other]) => other.startsWith(`${route.id}: `))
      // What a page does with a form that it never shows: it is sent what its other forms send.
      if (verb === 'default' && siblings.length > 0) return [fallbackTarget(world, action, siblings)]
      faults.push(`${action}: no page shows its form`)
      return []
    }),
  )
  return { targets, faults }
}

/** Every call of the API that takes a body, filled in by its description; for the gateway's, see `webhookTarget`. */
export async function apiTargets(world: World): Promise<{ targets: Target[]; faults: string[] }> {
  const description = (await descriptionOf(world.site)) as unknown as {
    paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: Schema }> } } }>
    components: { schemas: Record<string, Schema> }
  }
  const faults: string[] = []
  const posts = apiRoutes.filter(({ at }) => at.startsWith('POST '))
  const targets = posts.flatMap(({ at }) => {
    const template = at.slice('POST '.length)
    if (at === webhook) return [webhookTarget(world)]
    const schema =
      description.paths[template.slice('/api'.length)]?.post?.requestBody?.content['application/json']?.schema
    if (!schema) {
      faults.push(`${at}: no body is described`)
      return []
    }
    const kinds = examplesOf(schema, description.components.schemas, {}).length
    return Array.from({ length: kinds }, (_, kind) => apiTarget(at, template, schema, kind))
  })
  return { targets, faults }

  function apiTarget(at: string, template: string, schema: Schema, kind: number): Target {
    let bought: { token: string; code: string } | null = null
    return {
      name: kind === 0 ? at : `${at}, body ${kind + 1}`,
      answers: [200, 201],
      async aim() {
        const tickets = bought ? await ticketsOf(world.site, bought.token) : []
        const good = tickets.find(({ state }) => state === 'valid')
        if (!bought || !good) {
          bought = await paid(world)
          return this.aim()
        }
        const examples = examplesOf(schema, description.components.schemas, {
          ...named,
          tickets: [good.code],
          qr: good.qr,
          nonce: crypto.randomUUID(),
          withOrder: bought.code,
        })
        const headers = { cookie: world.cookie }
        return { path: template.replace('{token}', bought.token), headers, good: { json: examples[kind] } }
      },
    }
  }
}

/** Every form that people fill in, at its home, for a page and for a script. */
export function formTargets({ site }: World): Target[] {
  const tokens: string[] = []
  return forms.flatMap(form =>
    ['text/html', 'application/json'].map((accept): Target => {
      let fields: SentFields | null = null
      return {
        name: `form ${form.id}, ${accept}`,
        answers: accept === 'text/html' ? [303] : [201],
        isForOne: true,
        async aim() {
          fields ??= await fieldsOf(site, form)
          const token = await oldToken()
          const own = fields.map(
            ([name, value]) => [name, name === 'token' ? token : value] as [string, string],
          )
          return { path: form.home, headers: { accept }, good: { fields: own } }
        },
      }
    }),
  )

  // Whoever sends a form in no time is made to wait: these have lain a while, as in front of a person.
  async function oldToken(): Promise<string> {
    while (tokens.length < 60)
      tokens.push(...(await Promise.all(Array.from({ length: 20 }, () => freshToken(site)))))
    return tokens.shift() ?? ''
  }
}

/** What is wrong with the forms of a page: each is sent to something that takes it. */
export async function faultsAt(world: World, path: string): Promise<string[]> {
  const found = await formsAt(world, { path })
  return found.flatMap(form => faultOf(form).fault ?? [])
}

function pageTarget(world: World, action: string, scene: Scene): Target {
  let shown: Shown | null = null
  let turn = 0
  return {
    name: action,
    answers: [303],
    async aim() {
      const still = shown ? await lookFor(shown) : null
      if (still) return still
      shown = await scene(world)
      const fresh = await lookFor(shown)
      if (!fresh) throw new Error(`${action}: ${shown.path} does not show its form any more`)
      return fresh
    },
  }

  async function lookFor(page: Shown): Promise<Aim | null> {
    const found = (await formsAt(world, page)).filter(form => form.action === action)
    const form = found[turn++ % found.length]
    return form ? { path: form.path, headers: headersOf(page), good: { fields: form.fields } } : null
  }
}

function fallbackTarget(world: World, name: string, siblings: [action: string, scene: Scene][]): Target {
  const others = siblings.map(([action, scene]) => pageTarget(world, action, scene))
  let turn = 0
  return {
    name,
    answers: [303, 422],
    async aim() {
      const aim = await (others[turn++ % others.length] as Target).aim()
      const fields = 'fields' in aim.good ? aim.good.fields : []
      return { ...aim, good: { fields: fields.filter(([field]) => field !== 'do') } }
    },
  }
}

async function formsAt({ site }: World, page: Shown): Promise<Found[]> {
  const { status, text } = await ask(site, page.path, { headers: headersOf(page) })
  if (status !== 200) return []
  return readForms(text).flatMap(form => {
    const { pathname, search } = new URL(form.action, new URL(page.path, site.url))
    const route = matchRoute(everyRoute, splitLocale(pathname).path)?.route
    return filledIn(form, page.typed ?? {}).map(fields => {
      const verb = fields.find(([field]) => field === 'do')?.[1] ?? 'default'
      return { action: route ? nameOf(route, verb) : pathname, path: `${pathname}${search}`, fields }
    })
  })
}

function faultOf({ action, fields }: Found): { action: string; fault: string | null } {
  const [id = '', verb = ''] = action.split(': ')
  const route = everyRoute.find(one => one.id === id)
  const actions = route ? actionsOf(route) : {}
  const form = fields.find(([field]) => field === 'form')?.[1]
  if (form === undefined) {
    return { action, fault: Object.hasOwn(actions, verb) ? null : `${action} is no action of that page` }
  }
  // An action of the page itself would take what is meant for the form.
  const isTaken = isFormId(form) && route?.audience === 'public' && !Object.hasOwn(actions, 'default')
  return { action: `form ${form}`, fault: isTaken ? null : `the form ${form} is not taken by ${action}` }
}

const webhook = 'POST /api/payments/yookassa'

/** A notification as the gateway writes it: about a payment, in its own words. */
function webhookTarget({ site, sandbox }: World): Target {
  let good: { json: unknown } | null = null
  return {
    name: webhook,
    answers: [200],
    async aim() {
      good ??= { json: await notification() }
      return { path: webhook.slice('POST '.length), headers: {}, good }
    },
  }

  async function notification() {
    const bought = await order(site, [{ product: 'day', slot: '2025-09-25-before', quantity: 1 }])
    await payFor(sandbox, bought)
    const id = new URL(bought.paymentUrl ?? '').searchParams.get('orderId')
    const key = Buffer.from(`${usualTerms.shopId}:${usualTerms.secretKey}`).toString('base64')
    const answer = await fetch(`${sandbox.url}/yookassa/v3/payments/${id}`, {
      headers: { authorization: `Basic ${key}` },
    })
    const object = (await answer.json()) as { status: string }
    return { type: 'notification', event: `payment.${object.status}`, object }
  }
}

/** The answers to a form by its description, in the fields that its page has for them. */
async function fieldsOf(site: { url: string }, form: FormDescription): Promise<SentFields> {
  const shown = readForms((await ask(site, form.home)).text).find(({ controls }) =>
    controls.some(({ name, value }) => name === 'form' && value === form.id),
  )
  if (!shown) throw new Error(`${form.home} does not show the form ${form.id}`)
  const answers = answersTo(form, 'anna@example.test').flatMap(({ field, typed }) =>
    typed.map(value => [field.name, value] as [string, string]),
  )
  const asked = new Set(shown.controls.map(({ name }) => name))
  const unasked = answers.filter(([name]) => !asked.has(name))
  if (unasked.length > 0) throw new Error(`${form.home} does not ask for ${unasked.join(', ')}`)
  const answered = new Set([...answers.map(([name]) => name), honeypotName])
  const [rest = []] = filledIn(shown, {})
  return [...rest.filter(([name]) => !answered.has(name)), ...answers]
}

function nameOf({ id }: Route, verb: string): string {
  return `${id}: ${verb}`
}

function headersOf({ cookie }: Shown): Record<string, string> {
  return cookie ? { cookie } : {}
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
  consents: ['offer', 'consent-purchase'],
  at: '2025-09-25T10:00:00Z',
  gate: 'A',
  reason: 'visitor',
  verdict: undefined,
}
