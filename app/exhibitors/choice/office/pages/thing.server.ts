import { notFound } from '../../../../navigation/page-error.ts'
import type { Actions } from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { fill } from '../../../../platform/fill.ts'
import { momentOf } from '../../../moment-of.ts'
import { fieldsOf, thingIn } from '../equipment-form.ts'
import { loadFrame } from '../load-frame.server.ts'
import { standAction, unknownStandAction } from '../run-stand-action.server.ts'
import {
  changeThing,
  type EquipmentChange,
  journalWhats,
  readThingChanges,
  readThings,
  setOffered,
} from '../set-equipment.server.ts'
import { standOfficeTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, params, pathname, posted } = context
  const thing = (await readThings(db)).find(({ slug }) => slug === params.slug)
  if (!thing) throw notFound(pathname)
  const words = standOfficeTexts[locale].equipment
  const changes = await readThingChanges(db, thing.slug)
  return {
    ...loadFrame(context),
    name: thing.name[locale],
    taken: thing.taken,
    isRetired: thing.retiredAt !== null,
    values: posted?.values.do === 'save' ? posted.values : fieldsOf(thing),
    changes: changes.map(({ id, at, what, actor, details }) => {
      const known = journalWhats.find(one => one === what) ?? 'equipment-changed'
      return {
        id: String(id),
        at: momentOf(at, locale),
        what: fill(words.journalWhats[known] as '{what}', { what: toldOf(details) }),
        who: actor,
      }
    }),
  }
}

export type ThingData = Awaited<ReturnType<typeof load>>

/** «priceKopecks: 320000 → 350000»: what stands in the journal, as it stands there. */
function toldOf(details: unknown): string {
  const all = Object.entries((details ?? {}) as Record<string, { from?: unknown; to?: unknown } | null>)
  return all
    .filter(([, change]) => change !== null && typeof change === 'object' && 'to' in change)
    .map(([name, change]) => `${name} ${JSON.stringify(change?.from)} → ${JSON.stringify(change?.to)}`)
    .join('; ')
}

function outcomeOf(changed: EquipmentChange, done: 'saved' | 'retired' | 'restored') {
  if (changed.ok) return { done }
  return changed.reason === 'below-taken'
    ? { refused: changed.reason, field: 'stock', taken: changed.taken }
    : { refused: changed.reason, field: changed.reason === 'wrong-most' ? 'most' : 'nameEn' }
}

export const actions: Actions = {
  save: standAction(async ({ fields, params, person, now }, desk) => {
    const read = thingIn(fields)
    if (!read.ok) return { refused: read.reason, field: read.field }
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await changeThing(desk, params.slug ?? '', read.thing, cause), 'saved')
  }),
  retire: standAction(async ({ params, person, now }, desk) => {
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await setOffered(desk, params.slug ?? '', false, cause), 'retired')
  }),
  restore: standAction(async ({ params, person, now }, desk) => {
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await setOffered(desk, params.slug ?? '', true, cause), 'restored')
  }),
  default: unknownStandAction,
}
