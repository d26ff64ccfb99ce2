import { notFound } from '../../../../navigation/page-error.ts'
import type { Actions } from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { dayAfter, dayOf, isDay, startOfDay } from '../../../../platform/dates.ts'
import { fill } from '../../../../platform/fill.ts'
import type { LocaleCode } from '../../../../platform/languages.ts'
import { applicationNumber } from '../../../application-number.ts'
import { answerFor, fairStop } from '../../../fair-guard.ts'
import { momentOf } from '../../../moment-of.ts'
import { atFair, fairSeen } from '../../../office-fair.ts'
import { stateTexts } from '../../../state-texts.server.ts'
import { wordsIn } from '../../../words-in.ts'
import { shownStand } from '../../stands-view.ts'
import { choiceTexts } from '../../texts.server.ts'
import { giveStand, giveTime, takeBack } from '../change-hold.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { officeRow, planView } from '../office-stands-view.ts'
import { readOfficeStands, readStandHistory, readWithoutPayment } from '../read-office-stands.server.ts'
import { standAction, tickedStandAction, unknownStandAction } from '../run-stand-action.server.ts'
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
  const candidates = isFree ? await readWithoutPayment(db, fair.id) : null
  return {
    ...frame,
    back: atFair('/office/stands/', fair.id),
    row: officeRow(found, locale),
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
        label: fill(standOfficeTexts[locale].stand.give.option, {
          number: applicationNumber(number, locale),
          name: wordsIn({ nameRu, nameEn }, 'name', locale),
          state: stateTexts[locale].states[state],
        }),
      })) ?? null,
    history: (await readStandHistory(db, fair.id, stand.code)).map(change => ({
      id: change.id,
      at: momentOf(change.at, locale),
      what: whatOf(change, locale),
      whose: change.number === null ? '' : applicationNumber(change.number, locale),
      why: whyOf(change.why, locale),
      who: change.who === 'scheduler' ? standOfficeTexts[locale].stand.scheduler : change.who,
    })),
  }
}

export type OfficeStandData = Awaited<ReturnType<typeof load>>

type Change = Awaited<ReturnType<typeof readStandHistory>>[number]

function whatOf({ state, until }: Change, locale: LocaleCode): string {
  const { changes, heldUntil } = standOfficeTexts[locale].stand
  return state === 'held' && until ? fill(heldUntil, { until: momentOf(until, locale) }) : changes[state]
}

/** What the site itself notes is said in the reader's language; what staff wrote stays as they wrote it. */
function whyOf(why: string, locale: LocaleCode): string {
  const { whys } = standOfficeTexts[locale].stand
  if (why === 'chosen' || why === 'lapsed' || why === 'given up' || why === 'called off') return whys[why]
  const changed = /^changed (from|for) ([A-Z]-\d{2})$/.exec(why)
  return changed ? fill(whys[changed[1] as 'from' | 'for'], { code: changed[2] ?? '' }) : why
}

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

  default: unknownStandAction,
}

/** «2026-02-03», «18:00» by the clocks of the venue; null for what is no moment. */
function momentIn(day: string, time: string): Date | null {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!isDay(day) || !clock) return null
  return new Date(startOfDay(day).getTime() + (Number(clock[1]) * 60 + Number(clock[2])) * 60_000)
}
