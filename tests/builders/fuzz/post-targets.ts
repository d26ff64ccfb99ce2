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
import { descriptionOf, requestShape } from '../check-answer.ts'
import { answersTo } from '../filled-forms.ts'
import { freshToken } from '../forms.ts'
import type { Good } from './bodies.ts'
import { everyScene } from './every-scene.ts'
import { examplesOf, type Schema } from './example-of-schema.ts'
import { member, worksOf } from './exhibitor-scenes.ts'
import { paid, type Scene, type Shown, type World } from './form-scenes.ts'
import { filledIn, readForms, type SentFields } from './read-forms.ts'

/** Something that takes a POST, as it stands now. */
export type Target = {
  /** `office-order: approve`, `POST /api/v1/orders`, `form volunteer`. */
  name: string
  /** What a good client would send there now, to each of the places that take it. */
  aims: readonly [Aim, ...Aim[]]
  /** How the good body is answered. */
  answers: readonly number[]
  /** Whether a JSON body is one that the API describes. */
  isDescribed?: (body: unknown) => boolean
  /** Whether a field that its form does not have is refused, and not only left aside. */
  isStrict?: boolean
  /** Whether what is wrong is kept and told: a number that is none is no less welcome than a right one. */
  isDraft?: boolean
  /** What may be added all the same: another wish, complete in itself. */
  mayHold?: RegExp
}

export type Aim = { path: string; headers: Record<string, string>; good: Good }

/** A state of the fair in which something takes a POST. */
export type Stage = {
  name: string
  open(): Promise<Target[]>
  /** What its forms ask for is true for half a minute. */
  isShortLived?: boolean
  /** What was wrong with it when it was opened. */
  faults: string[]
}

/** A form on a page, by the action it asks for. */
type Found = { action: string; path: string; fields: SentFields }

export function stagesOf(world: World): Stage[] {
  return [...sceneStages(world), apiStage(world), ...formStages(world)]
}

/** The actions of pages that none of these targets is. */
export function actionsWithout(targets: ReadonlySet<string>): string[] {
  return everyRoute
    .flatMap(route => Object.keys(actionsOf(route)).map(verb => nameOf(route, verb)))
    .filter(action => !targets.has(action) && !targets.has(`${action}${ofNoForm}`))
    .filter(action => !shownLater.includes(action))
    .map(action => `${action}: no page shows its form`)
}

/** Every form that some page shows, by the action that takes it. */
function sceneStages(world: World): Stage[] {
  return Object.entries(everyScene).map(([name, scene]) => {
    const faults: string[] = []
    return { name, faults, isShortLived: shortLived.includes(name), open: () => open(name, scene, faults) }
  })

  async function open(name: string, scene: Scene, faults: string[]): Promise<Target[]> {
    faults.length = 0
    const shown = await scene(world)
    const found = await formsAt(world, shown)
    const sent = new Set(found.flatMap(({ fields }) => fields.map(([field]) => field)))
    for (const field of Object.keys(shown.typed ?? {}))
      if (!sent.has(field)) faults.push(`${name}: no form asks for ${field}`)
    const taken = found.filter(form => {
      const { fault } = faultOf(form)
      if (fault) faults.push(`${name}: ${fault}`)
      return !fault && !form.fields.some(([field]) => field === 'form')
    })
    const aims = Map.groupBy(taken, ({ action }) => action)
    return [
      ...[...aims].map(([action, forms]) => targetOf(action, answerTo(action), forms.map(aimAt))),
      ...fallbacks([...aims.keys()]),
    ]

    function aimAt({ path, fields }: Found): Aim {
      return { path, headers: headersOf(shown), good: { fields } }
    }

    // What a page does with a form that it never shows: it is sent what its other forms send.
    function fallbacks(actions: string[]): Target[] {
      return everyRoute.flatMap(route => {
        const action = nameOf(route, 'default')
        const forms = taken.filter(form => form.action.startsWith(`${route.id}: `))
        const isAsked = actions.includes(action) || forms.length === 0
        if (isAsked || !Object.hasOwn(actionsOf(route), 'default')) return []
        const without = forms.map(({ fields, ...form }) =>
          aimAt({ ...form, fields: fields.filter(([field]) => field !== 'do') }),
        )
        return [targetOf(`${action}${ofNoForm}`, [303, 422], without)]
      })
    }
  }
}

const ofNoForm = ', of no form'

// Their forms come once applications are closed, and once stands are chosen: tests/http/exhibitors/selection.test.ts and
// stand-choice.test.ts send them. What pays on the page of a stand is what pays on the page of payment.
// A juror's sheet is open in September: tests/http/award/jury.test.ts. Files of a book are taken out once they are there, a move is
// answered once it is proposed, what was withdrawn is handed in again: tests/http/award/application.test.ts, office-books.test.ts.
const shownLater = [
  'office-decisions: begin',
  'stand: hold',
  'stand: pay',
  'stand: invoice',
  'jury-book: save',
  'jury-book: send',
  'jury-book: abstain',
  'award-application: remove',
  'award-application: reopen',
  'award-application: agree-move',
  'award-application: keep-nomination',
  'office-award-stage: begin-first-round',
]

// What is sent here has no files: the form without one is refused with its sentence.
const withFile = [
  'award-application: upload',
  'application-works: upload',
  'application-work: replace',
  'materials: logo',
  'materials: picture',
  'office-statements: upload',
  'office-pictures: upload',
  'office-picture: replace',
  'office-imports: check',
]
// Sent as the page shows them they would change nothing, and say so.
const withoutChange = [
  'office-records: bulk-publish',
  'office-records: bulk-release',
  'office-person: role',
  'office-import: release',
  'office-redirects: remove-redirect',
  'office-redirects: return-redirect',
]
const refusedAsShown = [...withFile, ...withoutChange]
const answerTo = (action: string) => (refusedAsShown.includes(action) ? [422] : [303])

function targetOf(name: string, answers: readonly number[], aims: Aim[]): Target {
  const [first, ...rest] = aims
  if (!first) throw new Error(`${name}: nothing to send`)
  const isDraft = drafts.includes(name)
  return { name, answers, aims: [first, ...rest], isDraft, ...(strict.includes(name) && wishes) }
}

const drafts = ['award-application: save', 'office-record: save']

const shortLived = ['a code being set up']

// What is chosen here becomes money and places: a field of another product is a wish we would not grant.
const wishes = { isStrict: true, mayHold: /^(?:tour|class|slot|invitation|quantity-.+)$/ }
const strict = ['tickets: default', 'excursions: default', 'master-classes: default', 'event: default']

/** Every call of the API that takes a body, filled in by its description; for the gateway's, see `webhookTarget`. */
function apiStage(world: World): Stage {
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

/** Every form that people fill in, at its home, for a page and for a script. */
function formStages({ site }: World): Stage[] {
  return forms.map(form => ({
    name: `form ${form.id}`,
    faults: [],
    async open() {
      const fields = await fieldsOf(site, form)
      // A token is for one: as many as may be under way together.
      const tokens = await Promise.all(Array.from({ length: atOnce }, () => freshToken(site)))
      // Whoever sends a form in no time is made to wait: these have lain a while, as in front of a person.
      await new Promise(resolve => setTimeout(resolve, 1_100))
      return ['text/html', 'application/json'].map(accept =>
        targetOf(
          `form ${form.id}, ${accept}`,
          accept === 'text/html' ? [303] : [201],
          tokens.map(token => ({
            path: form.home,
            headers: { accept },
            good: { fields: fields.map(([name, value]) => [name, name === 'token' ? token : value]) },
          })),
        ),
      )
    },
  }))
}

/** How many bodies are under way together. */
export const atOnce = 8

/** What is wrong with the forms of a page: each is sent to something that takes it. */
export async function faultsAt(world: World, path: string): Promise<string[]> {
  const found = await formsAt(world, { path })
  return found.flatMap(form => faultOf(form).fault ?? [])
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
