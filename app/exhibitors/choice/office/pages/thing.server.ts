import { notFound } from '../../../../navigation/page-error.ts'
import type { ActionContext, Actions } from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { fill } from '../../../../platform/fill.ts'
import { momentOf } from '../../../moment-of.ts'
import { atFair, fairSeen } from '../../../office-fair.ts'
import { factsIn, fieldsOf } from '../equipment-form.ts'
import type { PricedItem } from '../item-address.ts'
import { loadFrame } from '../load-frame.server.ts'
import { standingOf } from '../propose-price.server.ts'
import { priceActionsOf } from '../run-price-action.server.ts'
import { standAction, unknownStandAction } from '../run-stand-action.server.ts'
import {
  changeThing,
  type EquipmentChange,
  type Item,
  readThings,
  setOffered,
} from '../set-equipment.server.ts'
import { showItemHistory } from '../show-item-history.server.ts'
import { showPrice } from '../show-price.server.ts'
import { standOfficeTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, params, pathname, posted } = context
  const frame = loadFrame(context)
  const { fair } = frame
  const thing = (await readThings(db, fair.id)).find(({ slug }) => slug === params.slug)
  if (!thing) throw notFound(pathname)
  const words = standOfficeTexts[locale]
  const item: PricedItem = { priced: 'equipment', fair: fair.id, what: thing.slug }
  return {
    ...frame,
    back: atFair('/office/equipment/', fair.id),
    name: thing.name[locale],
    taken: thing.taken,
    isRetired: thing.retiredAt !== null,
    isPriced: thing.pricedAt !== null,
    values: posted?.values.do === 'save' ? posted.values : fieldsOf(thing),
    price: await showPrice(context, item, {
      standing: standingOf.equipment(thing),
      follows: [
        ...(thing.taken > 0 ? [fill(words.price.ordered, { count: thing.taken })] : []),
        thing.pricedAt ? words.price.orders : words.price.first,
      ],
    }),
    changes: (await showItemHistory(db, item, locale)).map(line => ({
      ...line,
      at: momentOf(line.at, locale),
    })),
  }
}

export type ThingData = Awaited<ReturnType<typeof load>>

function outcomeOf(changed: EquipmentChange, done: 'saved' | 'retired' | 'restored') {
  if (changed.ok) return { done }
  return changed.reason === 'below-taken'
    ? { refused: changed.reason, field: 'stock', taken: changed.taken }
    : {
        refused: changed.reason,
        ...(changed.reason !== 'price-takes-two' && {
          field: changed.reason === 'wrong-most' ? 'most' : 'nameEn',
        }),
      }
}

function itemOf(fields: ActionContext['fields'], { slug = '' }: Record<string, string>): Item {
  return { fair: fairSeen(fields), slug }
}

export const actions: Actions = {
  save: standAction(async ({ fields, params, person, now }, desk) => {
    const read = factsIn(fields)
    if (!read.ok) return { refused: read.reason, field: read.field }
    // A page from when the price was a field of this form: nothing of it is done by half.
    if (fields.price !== undefined) return { refused: 'price-takes-two' }
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await changeThing(desk, itemOf(fields, params), read.facts, cause), 'saved')
  }),
  retire: standAction(async ({ fields, params, person, now }, desk) => {
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await setOffered(desk, itemOf(fields, params), false, cause), 'retired')
  }),
  restore: standAction(async ({ fields, params, person, now }, desk) => {
    const cause = { actor: person.email, reason: '', now }
    return outcomeOf(await setOffered(desk, itemOf(fields, params), true, cause), 'restored')
  }),
  ...priceActionsOf('equipment', ({ slug }) => slug),
  default: unknownStandAction,
}
