import type { StatusCode } from 'hono/utils/http-status'
import { holding, type JsonAnswer } from './api/json-answer.server.ts'
import type { Problem } from './api/problem-shape.ts'

/** An error for machines, as RFC 9457 writes them. */
export function problem<Status extends number>(
  status: Status,
  name: string,
  detail: string,
  headers: Record<string, string> = {},
): JsonAnswer<Problem, Status & StatusCode> {
  return problemWith(status, name, detail, {}, headers)
}

/** The same with what a client may want to know besides. */
export function problemWith<Status extends number, More extends object>(
  status: Status,
  name: string,
  detail: string,
  more: More,
  headers: Record<string, string> = {},
): JsonAnswer<Problem & More, Status & StatusCode> {
  const body = JSON.stringify({ type: `about:blank#${name}`, title: name, status, detail, ...more })
  return holding(
    new Response(body, {
      status,
      headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    }),
  )
}
