import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { findRedirect } from '../../content/addresses/find-redirect.server.ts'
import { madePageRoute } from '../../content/addresses/made-pages.ts'
import { readSeen } from '../../content/addresses/read-seen.server.ts'
import { menuEntries } from '../../content/tables.ts'
import { matchRoute } from '../../navigation/route-table.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { localeCodes } from '../../platform/languages.ts'
import { languagesSeen } from '../../platform/published-at.ts'
import { routes } from '../../routes.ts'
import type { WrittenMenu } from '../menu.ts'
import { followDefault } from './follow-default.ts'
import { declaredEntries, isMenuPlace, type MadeEntry, menuFrom } from './menu-records.ts'

/** Every entry of the code has its record in the office; where nobody has said anything else, it follows the code. */
export async function keepMenu(db: Db, now: Date): Promise<void> {
  const rows = new Map((await db.select().from(menuEntries)).map(row => [row.key, row]))
  for (const { key, words, position, place, to } of declaredEntries) {
    const defaults = { label: words, position }
    const plan = { place, to, defaults }
    const row = rows.get(key)
    if (!row) {
      const first = { key, ...defaults, ...plan, isShown: true, publishedRuAt: now, publishedEnAt: now }
      // Another process may be starting beside this one.
      await db.insert(menuEntries).values(first).onConflictDoNothing()
    } else if (!isDeepStrictEqual({ place: row.place, to: row.to, defaults: row.defaults }, plan)) {
      const was = row.defaults ?? { label: row.label, position: row.position }
      const label = followDefault(row.label, was.label, words)
      const moved = row.position === was.position ? position : row.position
      await db
        .update(menuEntries)
        .set({ ...plan, label, position: moved })
        .where(eq(menuEntries.key, key))
    }
  }
}

/**
 * The menu as editors have published it. What is seen in no language is as the code has it; what editors have added is seen in all
 * of them, as long as the page is there to which it leads.
 */
export async function readMenu(db: Db): Promise<WrittenMenu | undefined> {
  const rows = await db.select().from(menuEntries).orderBy(menuEntries.key)
  const seen = rows
    .map(row => ({ ...row, seenIn: languagesSeen(row) }))
    .filter(({ seenIn }) => seenIn.length > 0)
  const records = seen.map(({ key, label, position, isShown, seenIn }) => ({
    key,
    label: Object.fromEntries(seenIn.map(code => [code, label[code]])),
    position,
    isShown,
  }))
  const made: MadeEntry[] = []
  for (const { key, label: words, position, isShown, place, to, defaults, seenIn } of seen) {
    const isMade = defaults === null && isShown && seenIn.length === localeCodes.length
    const target = isMade && isMenuPlace(place) && to !== null ? await targetOf(db, to) : null
    if (!isMenuPlace(place) || target === null) continue
    const isTwice = made.some(one => one.place === place && one.to === target)
    if (!isTwice) made.push({ key, words, position, place, to: target })
  }
  return menuFrom(records, made)
}

/** Where a link leads now: to another site, to a page that visitors may read, or after one that has moved; null where to none. */
async function targetOf(db: Db, to: string): Promise<string | null> {
  if (!to.startsWith('/')) return to
  const [path = '', anchor] = to.split('#')
  const isThere = async (one: string) => (await readSeen(db, one, isOpenPage)).length > 0
  if (await isThere(path)) return to
  const moved = await findRedirect(db, path)
  if (moved === null || !(await isThere(moved))) return null
  return anchor === undefined ? moved : `${moved}#${anchor}`
}

/** By the plan: pages that editors make are not asked after here. */
function isOpenPage(path: string): boolean {
  const route = matchRoute(routes, path)?.route
  return route?.audience === 'public' && route.id !== madePageRoute
}
