import { notFound } from '../../../../navigation/page-error.ts'
import type { ActionContext, Actions } from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { dayAfter, dayOf, isDay, startOfDay } from '../../../../platform/dates.ts'
import { fill } from '../../../../platform/fill.ts'
import { applicationNumber } from '../../../application-number.ts'
import { answerFor, fairStop } from '../../../fair-guard.ts'
import { atFair, fairSeen } from '../../../office-fair.ts'
import { stateTexts } from '../../../state-texts.server.ts'
import { wordsIn } from '../../../words-in.ts'
import type { Desk } from '../../promise-letter.server.ts'
import { shownStand } from '../../stands-view.ts'
import { choiceTexts } from '../../texts.server.ts'
import { giveStand, giveTime, takeBack } from '../change-hold.server.ts'
import { setSize, setStandOffered } from '../change-stand.server.ts'
import type { PricedItem } from '../item-address.ts'
import { loadFrame } from '../load-frame.server.ts'
import { officeRow, planView } from '../office-stands-view.ts'
import { standingOf } from '../propose-price.server.ts'
import { readOfficeStands, readWithoutPayment } from '../read-office-stands.server.ts'
import { priceActionsOf } from '../run-price-action.server.ts'
import {
  type Outcome,
  standAction,
  tickedStandAction,
  unknownStandAction,
} from '../run-stand-action.server.ts'
import { sizeInWords } from '../show-item-history.server.ts'
import { showPrice } from '../show-price.server.ts'
import { showSize } from '../show-size.ts'
import { showStandHistory } from '../show-stand-history.server.ts'
import { sizeIn } from '../stand-form.ts'
import { standOfficeTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, now, params, pathname } = context
  const frame = loadFrame(context)
  const { fair } = frame
  const found = (await readOfficeStands(db, fair.id, now)).find(({ stand }) => stand.code === params.code)
  if (!found) throw notFound(pathname)
  const { hold, application, stand } = found
  const t = choiceTexts[locale]
  const may = (action: 'extend-hold' | 'release-stand') =>
    application !== null &&
    answerFor({ ...application, editionId: fair.id }, action, { actor: 'manager', now }).ok
  const isFree = !hold && stand.isOffered && fairStop('hold-stand', 'manager', fair.id, now) === null
  const words = standOfficeTexts[locale]
  const item: PricedItem = { priced: 'stand', fair: fair.id, what: stand.code }
  const row = officeRow(found, locale)
  const price = await showPrice(context, item, {
    standing: standingOf.stand(stand),
    kept: row.holder && fill(words.price.kept, { name: row.holder.name, price: row.price }),
    follows: [words.price.everybody, words.price.free],
  })
  const candidates = isFree ? await readWithoutPayment(db, fair.id) : null
  return {
    ...frame,
    back: atFair('/office/stands/', fair.id),
    row,
    shown: shownStand(planView(found), null, { t, locale }),
    hall: t.halls[shownStand(planView(found), null, { t, locale }).hall],
    holdId: hold?.id ?? '',
    isPaid: hold?.state === 'sold',
    mayExtend: hold?.state === 'held' && may('extend-hold'),
    mayRelease: hold !== null && may('release-stand'),
    extendTo: dayAfter(dayOf(hold?.until ?? now), 3),
    candidates:
      candidates?.map(({ id, number, nameRu, nameEn, state }) => ({
        value: id,
        label: fill(words.stand.give.option, {
          number: applicationNumber(number, locale),
          name: wordsIn({ nameRu, nameEn }, 'name', locale),
          state: stateTexts[locale].states[state],
        }),
      })) ?? null,
    price,
    size: showSize(context, stand, {
      t: words,
      words: size => sizeInWords(size, locale),
      isPriceWaiting: price.proposal !== null,
    }),
    isOffered: stand.isOffered,
    history: await showStandHistory(db, item, locale),
  }
}

export type OfficeStandData = Awaited<ReturnType<typeof load>>

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const reasonIn = (fields: Readonly<Record<string, string | undefined>>) =>
  (fields.why ?? '').trim().slice(0, 500)
const meantBy = ({
  params,
  fields,
}: {
  params: Record<string, string>
  fields: Readonly<Record<string, string | undefined>>
}) => ({
  fair: fairSeen(fields),
  code: params.code ?? '',
  holdId: fields.hold ?? '',
})

export const actions: Actions = {
  extend: standAction(async (context, desk) => {
    const { fields, person, now } = context
    const until = momentIn(fields.day ?? '', fields.time ?? '')
    if (!until) return { refused: 'wrong-day', field: 'day' }
    const doing = { until, why: reasonIn(fields), by: person, now }
    const outcome = await giveTime(desk, meantBy(context), doing)
    return outcome.ok ? { done: 'extended' } : { refused: outcome.reason }
  }),

  release: tickedStandAction(async (context, desk) => {
    const { fields, person, now } = context
    const outcome = await takeBack(desk, meantBy(context), { why: reasonIn(fields), by: person, now })
    return outcome.ok ? { done: 'released' } : { refused: outcome.reason }
  }),

  give: standAction(async ({ fields, params, person, now }, desk) => {
    const applicationId = fields.application ?? ''
    if (!uuid.test(applicationId)) return { refused: 'unknown', field: 'application' }
    const wish = { fair: fairSeen(fields), code: params.code ?? '', applicationId }
    const outcome = await giveStand(desk, wish, { by: person, now })
    return outcome.ok ? { done: 'given' } : { refused: outcome.reason }
  }),

  ...priceActionsOf('stand', ({ code }) => code),

  size: standAction(async ({ fields, params, person, now, trace }, desk) => {
    const read = sizeIn(fields)
    if (!read.ok) return { refused: read.reason, field: read.field }
    const at = { fair: fairSeen(fields), code: params.code ?? '' }
    trace.concern(at.code)
    const wish = { size: read.size, seen: fields.seen ?? '' }
    const outcome = await setSize(desk, at, wish, { actor: person.email, reason: '', now })
    if (!outcome.ok) return { refused: outcome.reason }
    const { areaM2, openSides } = outcome.before
    trace.change({ areaM2, openSides }, read.size)
    return { done: 'resized' }
  }),

  offer: standAction((context, desk) => offering(context, desk, true)),
  'stop-offering': tickedStandAction((context, desk) => offering(context, desk, false)),

  default: unknownStandAction,
}

async function offering(
  { fields, params, person, now, trace }: SignedIn<ActionContext>,
  desk: Desk,
  isOffered: boolean,
): Promise<Outcome> {
  const at = { fair: fairSeen(fields), code: params.code ?? '' }
  trace.concern(at.code)
  const outcome = await setStandOffered(desk, at, isOffered, { actor: person.email, reason: '', now })
  if (!outcome.ok) return { refused: outcome.reason }
  return { done: isOffered ? 'offered' : 'not-offered' }
}

/** «2026-02-03», «18:00» by the clocks of the venue; null for what is no moment. */
function momentIn(day: string, time: string): Date | null {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!isDay(day) || !clock) return null
  return new Date(startOfDay(day).getTime() + (Number(clock[1]) * 60 + Number(clock[2])) * 60_000)
}
