import { type RouteConfig, z } from '@hono/zod-openapi'
import type { ApiRoute } from '../../api-routes.ts'
import { problemShape } from '../../platform/api/problem-shape.ts'

type Responses = RouteConfig['responses']
type Response = Responses[string]

/** An endpoint's own answers, and what may be said before it is asked: by the guard, the limits, the reader of bodies. */
export function describedWith(own: Responses, planned: ApiRoute): Responses {
  const refusals = Object.entries(refusalsOf(planned)).map(([status, why]) => [
    status,
    also(own[status], why),
  ])
  return { ...own, ...Object.fromEntries(refusals) }
}

// Under the same status the endpoint itself may tell more than a problem does.
function also(said: Response | undefined, why: string) {
  const own = said && !('$ref' in said) ? said : undefined
  const schema = problemIn(own)
  const tellsMore = schema instanceof z.ZodType && schema !== problemShape
  return {
    description: own ? `${own.description}; ${why}` : why,
    content: {
      'application/problem+json': { schema: tellsMore ? z.union([schema, problemShape]) : problemShape },
    },
  }
}

function problemIn(said: Response | undefined) {
  const media = said && 'content' in said ? said.content?.['application/problem+json'] : undefined
  return media && 'schema' in media ? media.schema : undefined
}

function refusalsOf({
  at,
  audience,
  limit,
  takesBytes,
  isRaw,
  idempotency,
}: ApiRoute): Record<string, string> {
  const isPost = !at.startsWith('GET ')
  const isForStaff = audience === 'staff'
  const isForSomebody = isForStaff || audience === 'person'
  const forbidden = [isForStaff && 'not the role this is for', isPost && 'sent by another site']
  return {
    400: isPost ? 'the request cannot be read' : 'the address holds characters that are in no text',
    ...(isForSomebody && { 401: 'nobody is signed in' }),
    ...(forbidden.some(Boolean) && { 403: forbidden.filter(Boolean).join('; ') }),
    ...(isPost && {
      413: `larger than ${takesBytes ? `${takesBytes / 1024 / 1024} MB` : '64 kB'}`,
      ...(!isRaw && { 415: 'not JSON' }),
    }),
    ...(limit && { 429: 'too many requests; Retry-After says when to come back' }),
    ...(idempotency && {
      409: 'the same request is being worked on',
      422: 'the Idempotency-Key came with another request',
    }),
  }
}
