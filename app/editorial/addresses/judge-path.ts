import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'

/**
 * What stands at a path of the site, given without its language: a page that visitors can open in some language; something
 * of ours that is no page for everybody; nothing.
 */
export type PathState = 'living' | 'ours' | 'none'

/** The same of a path that a text leads to, which may also be led on: `to` is the living page it ends at. */
export type LinkState = { state: PathState } | { state: 'moved'; to: string }

/** Every path of some texts at once, however many there are: asked of the database it is given, held rows and all. */
export type JudgeLinks = (
  asking: { db: Db; edition: Pick<Edition, 'id'>; now: Date },
  paths: readonly string[],
) => Promise<ReadonlyMap<string, LinkState>>

declare module '../../page-server/services.ts' {
  interface Services {
    judgePath(path: string): Promise<PathState>
    judgeLinks: JudgeLinks
  }
}

/** A path as it was typed or pasted, in its one spelling; null where it is none of ours. */
export function typedPath(typed: string, publicUrl: string): string | null {
  const own = typed.trim().toLowerCase()
  const bare = own.startsWith(`${publicUrl}/`) ? own.slice(publicUrl.length) : own
  if (!bare.startsWith('/') || bare.startsWith('//')) return null
  const path = bare.endsWith('/') ? bare : `${bare}/`
  const plain = path.replace(/^\/en\//, '/')
  return plain.length <= 200 && /^\/(?:[a-z0-9_-]+\/)*$/.test(plain) ? plain : null
}
