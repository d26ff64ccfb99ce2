import type { Posted, RequestContext, SignedIn } from './load-context.ts'
import type { Fields } from './read-fields.ts'
import type { SentFile } from './read-sent-file.server.ts'
import type { Using } from './services.ts'
import type { Trace } from './trace.ts'

/** What an action is given: the request, read once for all of them. */
export type ActionContext = RequestContext & {
  /** The address without its language: `/tickets/cart/`. */
  path: string
  /** The query as it was sent, with its question mark. */
  query: string
  /** What was sent, a text for each name. */
  fields: Fields
  /** The same with names that came more than once as lists. */
  typed: Record<string, string | string[]>
  /** The file that came with it, on the pages that take one; it goes when the action ends, unless that moves it. */
  file: SentFile | null
  headers: Headers
  /** Where the visitor comes from, for counting only. */
  visitor: string
  /** Whether cookies travel over https only. */
  isSecure: boolean
  /** For the journal: what the action is about, what stood there before and stands there now. */
  trace: Trace
}

/** What comes of it: on to a page of ours (in the language it was sent in), away to somebody else's, or the form again. */
export type Answer =
  /** `isWhole`: the path has its language already. */
  /** `clearsCache`: the browser drops what it has cached of us; not its storage, where drafts and unsent work lie. */
  | { kind: 'go-to'; path: string; isWhole?: boolean; cookies?: readonly string[]; clearsCache?: boolean }
  | { kind: 'leave-for'; url: string; cookies?: readonly string[] }
  | { kind: 'show-again'; posted: Posted; at?: string }
  | Response

/** One thing that may be done at an address; the field `do` names it. */
export type Action = Using<SignedIn<ActionContext>, Promise<Answer>>

/** By the value of `do`; `default` is for a form without one, and for a value nobody knows. */
export type Actions = Record<string, Action>

export function goTo(path: string, cookies: readonly string[] = []): Answer {
  return { kind: 'go-to', path, cookies }
}

/** Somebody leaves a device that others use too. */
export function leaveTo(path: string, cookies: readonly string[] = []): Answer {
  return { kind: 'go-to', path, cookies, clearsCache: true }
}

/** The page again with what was typed: nothing has to be typed twice. */
export function showAgain(values: Fields, errors: Posted['errors'], at?: string): Answer {
  return { kind: 'show-again', posted: { values, errors }, ...(at !== undefined && { at }) }
}
