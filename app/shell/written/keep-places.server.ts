import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { ownHallNames } from '../../content/events/event-names.ts'
import type { PublishedPlace, PublishedPlaces } from '../../content/places/place-words.ts'
import { places } from '../../content/places/tables.ts'
import { hallGroups, ownHalls } from '../../content/stands/stand-halls.ts'
import { ownPlanTexts } from '../../navigator/place-texts.ts'
import { placeKeys } from '../../navigator/plan-places.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { Both } from '../../platform/languages.ts'
import { languagesSeen } from '../../platform/published-at.ts'
import { followDefault } from './follow-default.ts'

type Defaults = (typeof places.$inferSelect)['defaults']

const none: Both = { ru: '', en: '' }
// Halls of the programme come first: their order is the order of the programme.
const keys = [...new Set<string>([...Object.keys(ownHallNames), ...hallGroups, ...placeKeys])]

/** Every hall and place of the building as the code has it, said once. */
export const declaredPlaces: readonly { key: string; defaults: Defaults }[] = keys.map((key, index) => ({
  key,
  defaults: {
    name: ownNameOf(key),
    whereabouts: onPlan(key, 'where'),
    holds: ownHalls[key as keyof typeof ownHalls]?.holds ?? none,
    // With room between them, for whoever moves one.
    position: (index + 1) * 10,
  },
}))

function ownNameOf(key: string): Both {
  return (
    (ownHallNames as Record<string, Both>)[key] ??
    ownHalls[key as keyof typeof ownHalls]?.name ??
    onPlan(key, 'name')
  )
}

function onPlan(key: string, what: 'name' | 'where'): Both {
  const known = placeKeys.find(one => one === key)
  if (!known) return none
  return { ru: ownPlanTexts.ru.placeTexts[known][what], en: ownPlanTexts.en.placeTexts[known][what] }
}

/** Each has its record in the office; where nobody has said anything else, it follows the code. */
export async function keepPlaces(db: Db, now: Date): Promise<void> {
  const rows = new Map((await db.select().from(places)).map(row => [row.key, row]))
  for (const { key, defaults } of declaredPlaces) {
    const row = rows.get(key)
    if (!row) {
      const first = { key, ...defaults, defaults, publishedRuAt: now, publishedEnAt: now }
      // Another process may be starting beside this one.
      await db.insert(places).values(first).onConflictDoNothing()
    } else if (!isDeepStrictEqual(row.defaults, defaults)) {
      const was = row.defaults
      await db
        .update(places)
        .set({
          name: followDefault(row.name, was.name, defaults.name),
          whereabouts: followDefault(row.whereabouts, was.whereabouts, defaults.whereabouts),
          holds: followDefault(row.holds, was.holds, defaults.holds),
          position: row.position === was.position ? defaults.position : row.position,
          defaults,
        })
        .where(eq(places.key, key))
    }
  }
}

/** What editors have published; in a language in which a place is withdrawn, the code's words hold. */
export async function readPlaces(db: Db): Promise<PublishedPlaces> {
  const rows = await db.select().from(places)
  return new Map(
    rows.map(row => {
      const said = languagesSeen(row).map(code => {
        const { name, whereabouts, holds } = row
        return [code, { name: name[code], where: whereabouts[code], holds: holds[code] }] as const
      })
      const place: PublishedPlace = { position: row.position, ...Object.fromEntries(said) }
      return [row.key, place]
    }),
  )
}
