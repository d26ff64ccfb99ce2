import { randomUUID } from 'node:crypto'
import { copyStands } from '../../../../content/stands/insert-copies.server.ts'
import { addEdition } from '../../../../editions/add-edition.server.ts'
import type { Edition } from '../../../../editions/edition.ts'
import { nextFairDays } from '../../../../editions/exhibitor-days.ts'
import { findMadeFor } from '../../../../editions/next-fair/check-next-fair.server.ts'
import { type EditionRow, readEdition, readEditions } from '../../../../editions/read-editions.server.ts'
import { isNextFairAhead } from '../../../../editions/rules.ts'
import { agreeToTurn, withdrawTurn } from '../../../../editions/turn/answer-turn.server.ts'
import {
  isTurnAhead,
  proposeTurn,
  readTurn,
  readTurns,
} from '../../../../editions/turn/propose-turn.server.ts'
import { earliestTurn } from '../../../../editions/turn/turn-problems.ts'
import { officeFrameData } from '../../../../office/frame-data.ts'
import {
  type Action,
  type ActionContext,
  type Actions,
  goTo,
  showAgain,
} from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { type Services, using } from '../../../../page-server/services.ts'
import type { Db } from '../../../../platform/database/transaction.server.ts'
import { dayOf, formatDay, formatDays } from '../../../../platform/dates.ts'
import { fill } from '../../../../platform/fill.ts'
import type { LocaleCode } from '../../../../platform/languages.ts'
import { momentInWords, readMoment } from '../../../value-in-words.ts'
import { countMissing } from '../count-missing.server.ts'
import { showTurn } from '../show-turn.server.ts'
import { turnTexts } from '../texts.server.ts'

const here = '/office/edition/all/'

export const load = using(['previewEdition', 'contentVersion', 'pool'], loadEditions)

async function loadEditions(
  context: SignedIn<LoadContext>,
  services: Pick<Services, 'previewEdition' | 'contentVersion' | 'pool'>,
) {
  const { db, edition, locale, now, search, posted } = context
  const t = turnTexts[locale]
  const rows = await readEditions(db)
  const nameOf = (id: string | null) => rows.find(row => row.id === id)?.name[locale] ?? ''
  const turns = await readTurns(db)
  const named = await readTurn(db, idOf(search.get('turn') ?? posted?.values.turn ?? ''))
  const shown = named ?? turns.find(turn => isTurnAhead(turn, now)) ?? null
  const ahead = rows.filter(({ id, shownFrom }) => id !== edition.id && (!shownFrom || shownFrom > now))
  const checked = ahead.find(({ id }) => id === shown?.editionId) ?? ahead.at(-1)
  return {
    frame: officeFrameData(context),
    error: posted?.errors[0]?.message,
    done: posted ? null : search.get('done'),
    editions: await Promise.all(rows.map(row => shownRow(row, nameOf(row.madeFrom), context))),
    // The key of the form: whoever sends it twice makes one edition.
    key: posted?.values.key ?? randomUUID(),
    typed: posted?.values ?? {},
    from: rows.map(({ id, name }) => ({ value: id, label: name[locale] })),
    onShow: edition.id,
    announced: await announcedDays(context),
    targets: ahead.map(({ id, name }) => ({ value: id, label: name[locale] })),
    fromHint: fill(t.plan.fromHint, { earliest: momentInWords(earliestTurn(edition), locale) }),
    turn: shown && (await showTurn(shown, nameOf(shown.editionId), context, services)),
    checks: checked && {
      title: fill(t.checks.title, { name: checked.name[locale] }),
      rows: await checksOf(context, checked.id),
    },
    history: turns.map(turn => ({
      id: turn.id,
      to: nameOf(turn.editionId),
      from: momentInWords(turn.shownFrom, locale),
      by: turn.proposedBy,
      decided: turn.withdrawnBy ?? turn.decidedBy ?? '',
      state: turn.state === 'agreed' && turn.shownFrom > now ? ('planned' as const) : turn.state,
    })),
  }
}

export type EditionsData = Awaited<ReturnType<typeof loadEditions>>

/** The fair that a new edition may be, in the words of the tick that says so; null where none is ahead, or it is made already. */
async function announcedDays({ db, edition, locale, now }: LoadContext): Promise<string | null> {
  const { fairId } = edition.exhibitors
  if (!isNextFairAhead(edition, now) || (await findMadeFor(db, fairId, now)) !== null) return null
  return fill(turnTexts[locale].create.isAnnounced, { days: nextFairDays(edition, locale) })
}

async function shownRow(
  row: EditionRow,
  madeFrom: string,
  { db, edition, locale, now }: SignedIn<LoadContext>,
) {
  const t = turnTexts[locale].list
  const found = await readEdition(db, edition, row.id, now)
  const { firstDay, lastDay } = found?.values ?? edition
  return {
    id: row.id,
    name: row.name[locale],
    days: formatDays(firstDay, lastDay, locale, { withYear: true }),
    state: stateOf(row, edition, now, locale),
    made: row.madeAt
      ? fill(t.madeFrom, { name: madeFrom, by: row.madeBy, at: formatDay(dayOf(row.madeAt), locale) })
      : '',
  }
}

function stateOf({ id, shownFrom }: EditionRow, { id: onShow }: Edition, now: Date, locale: LocaleCode) {
  const t = turnTexts[locale].list
  if (id === onShow) return t.onShow
  if (!shownFrom) return t.hidden
  return shownFrom > now ? fill(t.planned, { from: momentInWords(shownFrom, locale) }) : t.past
}

async function checksOf({ db, edition, locale, now }: LoadContext, id: string) {
  const t = turnTexts[locale].checks
  return (await missingFor(db, edition, id, now)).map(({ check, level, count }) => ({
    check,
    what: t[check].replace('{count}', String(count)),
    level,
  }))
}

async function missingFor(db: Db, current: Edition, id: string, now: Date) {
  const found = await readEdition(db, current, id, now)
  return found ? countMissing(db, { current, next: found.values, now }) : []
}

const isBlocked = async (db: Db, { edition, now }: ActionContext, id: string) =>
  (await missingFor(db, edition, id, now)).some(({ level }) => level === 'block')

export const actions: Actions = {
  create: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { fields, edition, person, now } = context
    const wish = {
      from: fields.source ?? '',
      name: { ru: fields['name-ru'] ?? '', en: fields['name-en'] ?? '' },
      firstDay: fields.firstDay ?? '',
      key: fields.key ?? '',
      isAnnounced: fields.announced === 'yes',
    }
    const made = await addEdition(pool, edition, wish, person, now, copyStands)
    return made.ok ? goTo(`${here}?done=created`) : refuse(context, made)
  }),

  propose: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { fields, edition, person, now } = context
    const shownFrom = readMoment((fields.from ?? '').trim())
    if (!shownFrom) return refuse(context, { reason: 'wrong-moment' })
    const editionId = fields.target ?? ''
    if (await isBlocked(context.db, context, editionId)) return refuse(context, { reason: 'called-off' })
    const wish = { editionId, shownFrom, reason: fields.reason ?? '' }
    const outcome = await proposeTurn(pool, edition, wish, person, now)
    if (outcome.kind === 'refused') return refuse(context, outcome)
    return goTo(`${here}?turn=${outcome.id}&done=proposed#turn`)
  }),

  agree: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { fields, edition, person, now } = context
    if (fields.confirm !== 'yes') return refuse(context, { reason: 'not-confirmed' })
    const id = idOf(fields.turn)
    const outcome = await agreeToTurn(pool, edition, id, person, now, (tx, editionId) =>
      isBlocked(tx, context, editionId),
    )
    if (outcome.kind === 'refused') return refuse(context, outcome)
    return goTo(`${here}?turn=${id}&done=agreed`)
  }),

  end: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { fields, person, now } = context
    const id = idOf(fields.turn)
    const outcome = await withdrawTurn(pool, id, person, fields.note ?? '', now)
    return outcome.kind === 'ended' ? goTo(`${here}?turn=${id}&done=ended`) : refuse(context, outcome)
  }),

  default: (async (context: SignedIn<ActionContext>) =>
    refuse(context, { reason: 'unknown' })) satisfies Action,
}

function idOf(typed: string | null | undefined): number {
  return /^\d{1,9}$/.test(typed ?? '') ? Number(typed) : 0
}

/** `other` is the change that stands in the way. */
type Refused = { reason: string; other?: number }

function refuse({ fields, locale }: SignedIn<ActionContext>, { reason, other }: Refused) {
  const sentences: Record<string, string> = turnTexts[locale].refusals
  // Whatever else is wrong is wrong with the values, which have a page and sentences of their own.
  const sentence = sentences[reason] ?? turnTexts[locale].refusals['values-wrong']
  return showAgain(fields, [{ field: reason, message: sentence.replace('{other}', String(other ?? '')) }])
}
