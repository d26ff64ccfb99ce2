import { createHash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { JSONParsed } from 'hono/utils/types'

/** A response of which the types know the status and what its JSON holds. */
export type JsonAnswer<Body, Status extends StatusCode> = Response &
  TypedResponse<JSONParsed<Body>, Status, 'json'>

/** Says of a response that was made by hand what it holds: the one place where the types take our word for it. */
export function holding<Body, Status extends StatusCode>(response: Response): JsonAnswer<Body, Status> {
  return response as JsonAnswer<Body, Status>
}

/** The same of what a protocol of its own has answered, without JSON: it is passed on as it is. */
export function passedOn<Status extends StatusCode>(response: Response) {
  return response as Response & TypedResponse<null, Status, 'body'>
}

/** JSON with a tag: whoever has it already is sent nothing. */
export function taggedJson<Body extends object>(c: Context, value: Body) {
  const body = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'no-cache', 'content-type': 'application/json' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return holding<Body, 200>(c.body(body, 200, headers))
}
