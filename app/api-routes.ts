import type * as boxOffice from './box-office/api/api.server.ts'
import type * as content from './content/api.server.ts'
import type * as door from './door/api.server.ts'
import type * as editorial from './editorial/pictures/api.server.ts'
import { libraryBounds } from './editorial/pictures/library-bounds.ts'
import type * as stands from './exhibitors/stands/api.server.ts'
import type * as exhibitors from './exhibitors/works/api.server.ts'
import { uploadBounds } from './exhibitors/works/upload-bounds.ts'
import type * as navigator from './navigator/api.server.ts'
import type { Role } from './platform/person.ts'
import type * as programme from './programme/push/api.server.ts'
import type * as search from './search/api.server.ts'
import type * as machine from './shell/http/machine-addresses.server.ts'
import type * as shell from './shell/http/own-endpoints.server.ts'
import type * as webhook from './shell/http/payment-webhook.server.ts'
import type * as today from './today/api.server.ts'
import type * as works from './works/api.server.ts'

/**
 * The floor plan of the JSON API: every endpoint, its address, for whom it is, whether a repeated POST is answered
 * once, whether its answer is kept, and which limit it is counted against. Addresses that only machines of ours or the gateway's ask are on it too,
 * though not in the description at /api/openapi.json.
 */
export const apiRoutes: readonly ApiRoute[] = [
  { at: 'GET /api/v1/speakers', endpoint: 'content/listSpeakers', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/speakers/{key}', endpoint: 'content/readSpeaker', audience: 'public', kept: 'content' },
  {
    at: 'GET /api/v1/participants',
    endpoint: 'content/listParticipants',
    audience: 'public',
    kept: 'content',
  },
  {
    at: 'GET /api/v1/participants/{key}',
    endpoint: 'content/readParticipant',
    audience: 'public',
    kept: 'content',
  },
  { at: 'GET /api/v1/artists', endpoint: 'content/listArtists', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/artists/{key}', endpoint: 'content/readArtist', audience: 'public', kept: 'content' },
  // There is no end of sizes and prices to ask for: kept apart from pages, and not for long.
  { at: 'GET /api/v1/works', endpoint: 'works/listWorks', audience: 'public', kept: 'live' },
  { at: 'GET /api/v1/programme', endpoint: 'content/listEvents', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/programme/{key}', endpoint: 'content/readEvent', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/departures', endpoint: 'content/listDepartures', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/partners', endpoint: 'content/listPartners', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/people', endpoint: 'content/listPeople', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/press', endpoint: 'content/listReleases', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/questions', endpoint: 'content/listQuestions', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/departments', endpoint: 'content/listDepartments', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/audio-guide', endpoint: 'content/listAudioStops', audience: 'public', kept: 'content' },
  {
    at: 'GET /api/v1/documents/{key}',
    endpoint: 'content/readDocument',
    audience: 'public',
    kept: 'content',
  },
  { at: 'GET /api/v1/map', endpoint: 'navigator/readMap', audience: 'public', kept: 'content' },
  {
    at: 'GET /api/v1/search',
    endpoint: 'search/searchEverything',
    audience: 'public',
    limit: 'searches',
  },

  { at: 'GET /api/v1/products', endpoint: 'box-office/listProducts', audience: 'public', kept: 'content' },
  { at: 'GET /api/v1/slots', endpoint: 'box-office/listSlots', audience: 'public', kept: 'live' },
  // An order calls the gateway before it is answered; it knows itself again by its key.
  {
    at: 'POST /api/v1/orders',
    endpoint: 'box-office/createOrder',
    audience: 'public',
    limit: 'posts',
    idempotency: 'answer-kept',
  },
  { at: 'GET /api/v1/orders/{token}', endpoint: 'box-office/readOrderByToken', audience: 'bearer' },
  {
    at: 'POST /api/v1/orders/{token}/refunds',
    endpoint: 'box-office/createRefund',
    audience: 'bearer',
    limit: 'posts',
    idempotency: 'in-one-transaction',
  },

  {
    at: 'POST /api/v1/door/scans',
    endpoint: 'door/createScans',
    audience: 'staff',
    role: 'door',
    limit: 'scans',
    // What a gate has kept while it had no network comes at once.
    takesBytes: 1024 * 1024,
    idempotency: 'answer-kept',
  },
  { at: 'GET /api/v1/door/list', endpoint: 'door/readDoorList', audience: 'staff', role: 'door' },
  { at: 'GET /api/v1/door/counts', endpoint: 'door/readDoorCounts', audience: 'staff', role: 'door' },

  // An exhibitor's pictures on their way: in pieces, so that a lost connection costs one of them.
  {
    at: 'POST /api/v1/uploads',
    endpoint: 'exhibitors/createUpload',
    audience: 'person',
    limit: 'posts',
  },
  { at: 'GET /api/v1/uploads/{id}', endpoint: 'exhibitors/readUpload', audience: 'person' },
  {
    at: 'PATCH /api/v1/uploads/{id}',
    endpoint: 'exhibitors/continueUpload',
    audience: 'person',
    limit: 'posts',
    takesBytes: uploadBounds.chunkBytes,
    isRaw: true,
  },
  {
    at: 'DELETE /api/v1/uploads/{id}',
    endpoint: 'exhibitors/deleteUpload',
    audience: 'person',
    limit: 'posts',
  },

  // The editors' pictures on their way, by the tus protocol.
  {
    at: 'POST /api/v1/office/picture-uploads',
    endpoint: 'editorial/createPictureUpload',
    audience: 'person',
    limit: 'posts',
  },
  {
    at: 'GET /api/v1/office/picture-uploads/{id}',
    endpoint: 'editorial/readPictureUpload',
    audience: 'person',
  },
  {
    at: 'PATCH /api/v1/office/picture-uploads/{id}',
    endpoint: 'editorial/continuePictureUpload',
    audience: 'person',
    limit: 'posts',
    takesBytes: libraryBounds.chunkBytes,
    isRaw: true,
  },
  {
    at: 'DELETE /api/v1/office/picture-uploads/{id}',
    endpoint: 'editorial/deletePictureUpload',
    audience: 'person',
    limit: 'posts',
  },
  { at: 'GET /api/v1/stands', endpoint: 'stands/listStands', audience: 'public', kept: 'live' },
  { at: 'GET /api/v1/stands/events', endpoint: 'stands/watchStands', audience: 'public', isStream: true },
  { at: 'GET /api/v1/today', endpoint: 'today/showToday', audience: 'public', kept: 'live' },
  { at: 'GET /api/v1/today/events', endpoint: 'today/watchToday', audience: 'public', isStream: true },

  {
    at: 'PUT /api/v1/push-subscriptions',
    endpoint: 'programme/saveOwnSubscription',
    audience: 'public',
    limit: 'posts',
  },
  {
    at: 'DELETE /api/v1/push-subscriptions',
    endpoint: 'programme/removeOwnSubscription',
    audience: 'public',
    limit: 'posts',
  },

  { at: 'GET /api/v1/clock', endpoint: 'shell/readClock', audience: 'public' },
  { at: 'GET /api/v1/forms/token', endpoint: 'shell/issueFormToken', audience: 'public' },

  {
    at: 'POST /api/payments/yookassa',
    endpoint: 'webhook/takeNotification',
    audience: 'public',
    limit: 'gateway',
    isForMachines: true,
  },
  { at: 'GET /healthz', endpoint: 'machine/readHealth', audience: 'public', isForMachines: true },
  { at: 'GET /readyz', endpoint: 'machine/readReadiness', audience: 'public', isForMachines: true },
  { at: 'GET /metrics', endpoint: 'machine/readMetrics', audience: 'public', isForMachines: true },
]

/** An endpoint on the plan; its address is that of its description, or this does not compile. */
export type ApiRoute = {
  [Name in keyof Endpoints]: { at: AddressOf<Name>; endpoint: Name } & AudienceOf<Endpoints[Name]> &
    Repeats<Endpoints[Name]> &
    Terms
}[keyof Endpoints]

type Terms = {
  /** What is counted together, for each visitor and minute. Whatever changes something is counted. */
  limit?: Limit
  /** The same for everybody who asks, and kept in memory like a page. */
  kept?: KeptFor
  /** The largest body, where it is more than that of a form. */
  takesBytes?: number
  /** The body is no JSON but the bytes of a file. */
  isRaw?: true
  /** Its answer goes on until one side leaves. */
  isStream?: true
  /** Not part of the public API. */
  isForMachines?: true
}

/** Until the content, the day or the phase changes; or, where places are counted, for a moment. */
export type KeptFor = 'content' | 'live'

/** A POST with an `Idempotency-Key` is done once; its answer is kept beside the work or as part of it. */
type Repeats<One> = One extends { isInOneTransaction: true }
  ? { idempotency: 'in-one-transaction' }
  : { idempotency?: 'answer-kept' }

/** The gateway has a lane of its own: its addresses, and no limit. */
export type Limit = 'posts' | 'scans' | 'searches' | 'gateway'

/** The limit of what is asked at this path, where the plan names one; an address with a secret in it has none of its own. */
export function limitAt(path: string): Limit | undefined {
  return limits.get(path)
}

/** How much may be sent to this path, where it is more than a form. */
export function bytesAt(path: string): number | undefined {
  return sizes.get(path) ?? rawAt(path)?.takesBytes
}

/** Whether the bytes of a file come to this path. */
export function isRawAt(path: string): boolean {
  return rawAt(path) !== undefined
}

const sizes = new Map(apiRoutes.map(({ at, takesBytes }) => [at.slice(at.indexOf(' ') + 1), takesBytes]))
const raw = apiRoutes
  .filter(({ isRaw }) => isRaw)
  .map(({ at, takesBytes }) => ({
    takesBytes,
    pattern: new RegExp(`^${at.slice(at.indexOf(' ') + 1).replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

function rawAt(path: string): { takesBytes: number | undefined } | undefined {
  return raw.find(({ pattern }) => pattern.test(path))
}

const limits = new Map(apiRoutes.map(({ at, limit }) => [at.slice(at.indexOf(' ') + 1), limit]))

/** Who asks is only known to the endpoints of staff, and to those of whoever has signed in. */
type AudienceOf<One> = One extends { isForStaff: true }
  ? { audience: 'staff'; role: Role }
  : One extends { isForPerson: true }
    ? { audience: 'person'; role?: undefined }
    : { audience: 'public' | 'bearer'; role?: undefined }

/** The exports of the rooms that are endpoints, by the names the plan calls them by. */
export type Rooms = {
  content: typeof content
  editorial: typeof editorial
  navigator: typeof navigator
  programme: typeof programme
  search: typeof search
  'box-office': typeof boxOffice
  door: typeof door
  exhibitors: typeof exhibitors
  stands: typeof stands
  today: typeof today
  shell: typeof shell
  webhook: typeof webhook
  works: typeof works
  machine: typeof machine
}

type Endpoints = Merged<{ [Room in keyof Rooms]: Named<Room, Rooms[Room]> }[keyof Rooms]>
type Named<Room extends string, Exports> = {
  [Name in keyof Exports & string as `${Room}/${Name}`]: Exports[Name]
}
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type AddressOf<Name extends keyof Endpoints> = Endpoints[Name] extends { route: infer Route }
  ? Route extends { method: infer Method extends string; path: infer Path extends string }
    ? `${Uppercase<Method>} ${Name extends `machine/${string}` ? '' : '/api'}${Path}`
    : never
  : never

/** Everything the endpoints on the plan need, taken together. */
export type ApiServices = Merged<ServicesOf<Endpoints[keyof Endpoints]>>
type ServicesOf<One> = One extends { open(services: infer Services): unknown } ? Services : never
