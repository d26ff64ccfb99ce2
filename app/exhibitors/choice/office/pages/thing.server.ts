import { notFound } from '../../../../navigation/page-error.ts'
import type { ActionContext, Actions } from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { fill } from '../../../../platform/fill.ts'
import { momentOf } from '../../../moment-of.ts'
import { atFair, fairSeen } from '../../../office-fair.ts'
import { fieldsOf, thingIn } from '../equipment-form.ts'
import { loadFrame } from '../load-frame.server.ts'
import { standAction, unknownStandAction } from '../run-stand-action.server.ts'
import {
  changeThing,
  type EquipmentChange,
  type Item,
  journalWhats,
  readThingChanges,
  readThings,
  setOffered,
} from '../set-equipment.server.ts'
import { standOfficeTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, params, pathname, posted } = context
  const frame = loadFrame(context)
  const { fair } = frame
  const thing = (await readThings(db, fair.id)).find(({ slug }) => slug === params.slug)
  if (!thing) throw notFound(pathname)
  const words = standOfficeTexts[locale].equipment
  const changes = await readThingChanges(db, { fair: fair.id, slug: thing.slug })
  return {
    ...frame,
    back: atFair('/office/equipment/', fair.id),
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

function itemOf(fields: ActionContext['fields'], { slug = '' }: Record<string, string>): Item {
  return { fair: fairSeen(fields), slug }
}

export const actions: Actions = {
  save: standAction(async ({ fields, params, person, now }, desk) => {
    const read = thingIn(fields)
    if (!read.ok) return { refused: read.reason, field: read.field }
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await changeThing(desk, itemOf(fields, params), read.thing, cause), 'saved')
  }),
  retire: standAction(async ({ fields, params, person, now }, desk) => {
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await setOffered(desk, itemOf(fields, params), false, cause), 'retired')
  }),
  restore: standAction(async ({ fields, params, person, now }, desk) => {
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await setOffered(desk, itemOf(fields, params), true, cause), 'restored')
  }),
  default: unknownStandAction,
}
