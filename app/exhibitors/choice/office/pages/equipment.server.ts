import type { Actions } from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { formatRoubles } from '../../../../platform/money.ts'
import { atFair, fairSeen, officeFairs } from '../../../office-fair.ts'
import { thingIn } from '../equipment-form.ts'
import { loadFrame } from '../load-frame.server.ts'
import { readWaitingPrices } from '../read-waiting-prices.server.ts'
import { standAction, unknownStandAction } from '../run-stand-action.server.ts'
import { addThing, readThings } from '../set-equipment.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, now } = context
  const frame = loadFrame(context)
  const things = await readThings(db, frame.fair.id)
  const nameOf = (slug: string) => things.find(thing => thing.slug === slug)?.name[locale] ?? slug
  const waiting = await readWaitingPrices(db, 'equipment', frame.fair.id, now)
  return {
    ...frame,
    fairs: officeFairs(locale),
    waitingPrices: waiting.map(({ what, to }) => ({ to, label: nameOf(what) })),
    things: things.map(({ slug, name, unit, group, priceKopecks, stock, taken, retiredAt, pricedAt }) => ({
      slug,
      to: atFair(`/office/equipment/${slug}/`, frame.fair.id),
      name: name[locale],
      unit: unit[locale],
      group,
      price: formatRoubles(priceKopecks, locale),
      stock,
      taken,
      left: stock === null ? null : stock - taken,
      state:
        pricedAt === null ? ('unpriced' as const) : retiredAt ? ('retired' as const) : ('offered' as const),
    })),
  }
}

export type EquipmentData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  add: standAction(async ({ fields, person, now }, desk) => {
    const read = thingIn(fields)
    if (!read.ok) return { refused: read.reason, field: read.field, priced: 'equipment' }
    const added = await addThing(desk, fairSeen(fields), read.thing, person, now)
    if (!added.ok) return { refused: added.reason, field: 'nameEn' }
    return { done: 'added', path: `/office/equipment/${added.slug}/` }
  }),
  default: unknownStandAction,
}
