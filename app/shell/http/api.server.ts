import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { People } from '../../accounts/open-accounts.server.ts'
import { type ApiRoute, type ApiServices, apiRoutes, type Rooms } from '../../api-routes.ts'
import * as boxOffice from '../../box-office/api/api.server.ts'
import * as content from '../../content/api.server.ts'
import * as door from '../../door/api.server.ts'
import * as editorial from '../../editorial/pictures/api.server.ts'
import * as stands from '../../exhibitors/stands/api.server.ts'
import * as exhibitors from '../../exhibitors/works/api.server.ts'
import * as navigator from '../../navigator/api.server.ts'
import type { Endpoint } from '../../platform/api/endpoint.server.ts'
import { idempotency } from '../../platform/api/idempotency.server.ts'
import * as programme from '../../programme/push/api.server.ts'
import * as search from '../../search/api.server.ts'
import * as today from '../../today/api.server.ts'
import * as works from '../../works/api.server.ts'
import { describedWith } from './api-refusals.ts'
import { guardApi } from './guard-api.server.ts'
import type { KeptAnswers } from './kept-answers.server.ts'
import * as machine from './machine-addresses.server.ts'
import * as shell from './own-endpoints.server.ts'
import * as webhook from './payment-webhook.server.ts'

const rooms: Rooms = {
  content,
  editorial,
  navigator,
  programme,
  search,
  works,
  'box-office': boxOffice,
  door,
  exhibitors,
  stands,
  today,
  shell,
  webhook,
  machine,
}

type Services = ApiServices & {
  /** Who is asking, for the calls of staff. */
  people: People
  publicUrl: string
  /** Whose a key of repetition is, where nobody has signed in. */
  clientOf(c: Context): string
}

/** The JSON API of all rooms, and the description of it at /api/openapi.json. Without `answers` nothing is kept. */
export function createApi(services: Services, answers?: Pick<KeptAnswers, 'keeping'>): OpenAPIHono {
  const api = new OpenAPIHono()
  for (const planned of apiRoutes) if (isInApi(planned)) mount(api, planned, services, answers)
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1',
      description:
        'The content of the fair and its box office. Money is in kopecks, moments are ISO instants, days are Moscow days.',
    },
    servers: [{ url: `${services.publicUrl}/api` }],
  })
  return api
}

/** The endpoints whose answers are kept, as they make one. */
export function createMakers(services: Services): OpenAPIHono {
  const makers = new OpenAPIHono()
  for (const planned of apiRoutes) if (planned.kept) mount(makers, planned, services)
  // Whoever asked hears of a failure, as if there were nothing in between.
  makers.onError(error => {
    throw error
  })
  return makers
}

/** The addresses of the plan that are outside /api. */
export function machineAddresses(services: Services): OpenAPIHono {
  const addresses = new OpenAPIHono()
  for (const planned of apiRoutes) if (!isInApi(planned)) mount(addresses, planned, services)
  return addresses
}

/** One endpoint, behind the guard and on the terms that the plan names. */
function mount(
  api: OpenAPIHono,
  planned: ApiRoute,
  services: Services,
  answers?: Pick<KeptAnswers, 'keeping'>,
) {
  const { route, open } = endpointNamed(planned.endpoint)
  const kept = planned.kept && answers ? [answers.keeping(planned.kept, route)] : []
  const middleware = [...guards(planned, services), ...repeats(planned, services), ...kept]
  const responses = describedWith(route.responses, planned)
  api.openapiRoutes([{ route: { ...route, responses, middleware }, ...open(services) }])
}

function endpointNamed(name: ApiRoute['endpoint']): Endpoint<RouteConfig, ApiServices> {
  const found = endpoints.get(name)
  if (!isEndpoint(found)) throw new Error(`the plan names ${name}, which is no endpoint`)
  return found
}

const endpoints = new Map<string, unknown>(
  Object.entries(rooms).flatMap(([room, exported]) =>
    Object.entries(exported).map(([name, value]): [string, unknown] => [`${room}/${name}`, value]),
  ),
)

// What an endpoint needs is among the services by the type of the plan.
function isEndpoint(value: unknown): value is Endpoint<RouteConfig, ApiServices> {
  return typeof value === 'object' && value !== null && 'route' in value && 'open' in value
}

function guards(planned: ApiRoute, { people }: Services) {
  return planned.audience === 'staff' || planned.audience === 'person' ? [guardApi(people, planned)] : []
}

function repeats({ idempotency: kind }: ApiRoute, { pool, clock, clientOf }: Services) {
  return kind ? [idempotency({ pool, clock, clientOf, inOneTransaction: kind === 'in-one-transaction' })] : []
}

function isInApi({ at }: ApiRoute): boolean {
  return at.includes(' /api/')
}
