import { and, asc, eq, isNull } from 'drizzle-orm'
import { isAddressed } from '../../content/addresses/record-path.ts'
import { redirects } from '../../content/addresses/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { mayHandle, mayOpenKind } from '../rights.ts'
import { readLinks } from './read-links.server.ts'
import { showUses } from './show-uses.server.ts'

/** The address of a record's page: what it is, what it was, which texts still lead to what it was. */
export async function loadAddress(
  db: Db,
  { kind, key, address, live, isPlanned }: Draft,
  person: Person,
  locale: LocaleCode,
) {
  if (!isAddressed(kind) || !live || isPlanned) return null
  const rows = await db
    .select({ path: redirects.fromPath })
    .from(redirects)
    .where(and(eq(redirects.kind, kind), eq(redirects.key, key), isNull(redirects.removedAt)))
    .orderBy(asc(redirects.madeAt), asc(redirects.fromPath))
  const former = rows.map(({ path }) => path)
  const uses = await readLinks(db, former)
  const own = uses.filter(use => use.onSite || mayOpenKind(person, use.kind))
  const once = [...new Map(own.map(use => [`${use.kind}:${use.key}`, use])).values()]
  return {
    name: address,
    former,
    links: await showUses(db, once, locale),
    mayMove: mayHandle(person, { kind, action: 'publish' }),
    mayGiveUp: mayHandle(person, { kind, action: 'trash' }),
  }
}
