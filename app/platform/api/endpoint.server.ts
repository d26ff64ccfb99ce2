import type { RouteConfig, RouteConfigToTypedResponse, RouteHandler, z } from '@hono/zod-openapi'
import type { Env, Handler, TypedResponse } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Person } from '../person.ts'
import type { WithTx } from './idempotency.server.ts'

/** One call of the JSON API: its description, the services it works with and what it does. The plan says who may call it. */
export type Endpoint<Route extends RouteConfig = RouteConfig, Services = never> = {
  route: Route
  needs: readonly (keyof Services)[]
  open(services: Services): Opened
}

/** An endpoint whose handler asks who has signed in: the plan can only give it to staff. */
export type StaffEndpoint<Route extends RouteConfig = RouteConfig, Services = never> = Endpoint<
  Route,
  Services
> & { isForStaff: true }

/** The same for whoever has signed in: what is asked for is their own. */
export type PersonEndpoint<Route extends RouteConfig = RouteConfig, Services = never> = Endpoint<
  Route,
  Services
> & { isForPerson: true }

/** One whose work is a single transaction, which the plan opens for it. */
export type TransactionEndpoint<Route extends RouteConfig = RouteConfig, Services = never> = Endpoint<
  Route,
  Services
> & { isInOneTransaction: true }

/** Ready to be mounted; what types there were have been checked where it was made. */
type Opened = { handler: Handler; hook?: (result: Checked) => Response | undefined }

/** What did not fit the description, and what was sent. */
export type Misfit = { error: z.ZodError; data?: unknown }
type Checked = { success: true } | ({ success: false } & Misfit)

export type StaffEnv = { Variables: { person: Person } }

/** Answers with the described bodies alone, each under its own status. */
type AnswerTo<Route extends RouteConfig> = RouteConfigToTypedResponse<Route> | EmptyAnswer<Route['responses']>
type EmptyAnswer<Responses> = {
  [Status in keyof Responses & StatusCode]: Responses[Status] extends { content: unknown }
    ? never
    : TypedResponse<null, Status, 'body'>
}[keyof Responses & StatusCode]

type Handle<Route extends RouteConfig, E extends Env> = (
  c: Parameters<RouteHandler<Route, E>>[0],
) => AnswerTo<Route> | Promise<AnswerTo<Route>>

type Definition<Route extends RouteConfig, Services, Name extends keyof Services, E extends Env> = {
  route: Route
  needs: readonly Name[]
  handle(services: Pick<Services, Name>): Handle<Route, E>
}

/** What all endpoints of a room share: how they say that a request does not fit its description. */
export type Manners<Services, Name extends keyof Services> = {
  needs: readonly Name[]
  refuse(misfit: Misfit, services: Pick<Services, Name>): Response
}

/** Makes the endpoints of a room out of the services it knows of; each is given those it names. */
export function endpointsOf<Services, Base extends keyof Services = never>(manners: Manners<Services, Base>) {
  return function endpoint<const Route extends RouteConfig, const Name extends keyof Services = never>(
    definition: Definition<Route, Services, Name, Env>,
  ): Endpoint<Route, Pick<Services, Name | Base>> {
    return made(manners, definition)
  }
}

/** The same for a room that is closed to visitors. */
export function staffEndpointsOf<Services, Base extends keyof Services = never>(
  manners: Manners<Services, Base>,
) {
  return function endpoint<const Route extends RouteConfig, const Name extends keyof Services = never>(
    definition: Definition<Route, Services, Name, StaffEnv>,
  ): StaffEndpoint<Route, Pick<Services, Name | Base>> {
    return { ...made(manners, definition), isForStaff: true }
  }
}

/** The same for calls about what is somebody's own. */
export function personEndpointsOf<Services, Base extends keyof Services = never>(
  manners: Manners<Services, Base>,
) {
  return function endpoint<const Route extends RouteConfig, const Name extends keyof Services = never>(
    definition: Definition<Route, Services, Name, StaffEnv>,
  ): PersonEndpoint<Route, Pick<Services, Name | Base>> {
    return { ...made(manners, definition), isForPerson: true }
  }
}

/** The same for work that is one transaction: the handler finds it in its context and asks nothing else. */
export function transactionEndpointsOf<Services, Base extends keyof Services = never>(
  manners: Manners<Services, Base>,
) {
  return function endpoint<const Route extends RouteConfig, const Name extends keyof Services = never>(
    definition: Definition<Route, Services, Name, WithTx>,
  ): TransactionEndpoint<Route, Pick<Services, Name | Base>> {
    return { ...made(manners, definition), isInOneTransaction: true }
  }
}

function made<
  Services,
  Base extends keyof Services,
  Route extends RouteConfig,
  Name extends keyof Services,
  E extends Env,
>(
  manners: Manners<Services, Base>,
  { route, needs, handle }: Definition<Route, Services, Name, E>,
): Endpoint<Route, Pick<Services, Name | Base>> {
  return {
    route,
    needs: [...manners.needs, ...needs],
    open(services) {
      const handler = handle(named(services, needs))
      const shared = named(services, manners.needs)
      return {
        // The library types a handler by the one route it is for; a list of them has no such type.
        handler: handler as unknown as Handler,
        hook: checked => (checked.success ? undefined : manners.refuse(checked, shared)),
      }
    },
  }
}

function named<Services, Name extends keyof Services>(
  services: Services,
  names: readonly Name[],
): Pick<Services, Name> {
  return Object.fromEntries(names.map(name => [name, services[name]])) as Pick<Services, Name>
}
