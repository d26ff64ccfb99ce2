import { copyStands } from '../../../content/stands/insert-copies.server.ts'
import { removeStands } from '../../../content/stands/remove-copies.server.ts'
import { agreeToChange, withdrawChange } from '../../../editions/answer-change.server.ts'
import type { Wish } from '../../../editions/check-change.server.ts'
import type { Edition } from '../../../editions/edition.ts'
import {
  type FieldSection,
  fieldSections,
  fieldsOf,
  readValue,
  type SetValue,
  valueAt,
} from '../../../editions/edition-fields.ts'
import { sharedValues } from '../../../editions/next-fair/shared-days.ts'
import { proposeChange } from '../../../editions/propose-change.server.ts'
import {
  type EditionChange,
  isPending,
  readChange,
  readChanges,
} from '../../../editions/read-changes.server.ts'
import { officeFrameData } from '../../../office/frame-data.ts'
import {
  type Action,
  type ActionContext,
  type Actions,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { type Services, using } from '../../../page-server/services.ts'
import { type Day, dayAfter, dayOf, formatDay, formatDays } from '../../../platform/dates.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { momentInWords, readMoment, valueAsTyped, valueInWords } from '../../value-in-words.ts'
import { countSold } from '../count-affected.server.ts'
import { type Chosen, chooseEdition } from '../load-chosen.server.ts'
import { phasesOf } from '../phase-bars.ts'
import { announcementForm, readAnnouncement } from '../read-announcement.server.ts'
import { rowsOf, showChange } from '../show-change.server.ts'
import { editionDeskTexts } from '../texts.server.ts'

const here = '/office/edition/'
const shownChanges = 50

export const load = using(['previewEdition', 'contentVersion', 'pool'], loadEdition)

async function loadEdition(
  visited: SignedIn<LoadContext>,
  services: Pick<Services, 'previewEdition' | 'contentVersion' | 'pool'>,
) {
  const { chosen, ...context } = await chooseEdition(
    visited,
    visited.posted?.values.edition ?? visited.search.get('edition'),
  )
  const { db, edition, locale, now, search, posted } = context
  const t = editionDeskTexts[locale]
  const section = sectionOf(posted?.values.section ?? search.get('section'))
  const changes = await readChanges(db, edition.id, shownChanges)
  const pending = changes.filter(change => isPending(change, now))
  const named = await readChange(db, edition.id, Number(search.get('change') ?? posted?.values.change))
  const shown = named ?? pending.find(({ state }) => state === 'proposed') ?? pending[0] ?? null
  return {
    frame: officeFrameData(context, { [here]: pending.filter(({ state }) => state === 'proposed').length }),
    error: posted?.errors[0]?.message,
    done: posted ? null : search.get('done'),
    days: formatDays(edition.firstDay, edition.lastDay, locale, { withYear: true }),
    /** Another one than the fair on show: which, and whether the site will ever have been it by now. */
    chosen,
    section,
    phases: section === 'dates' ? phasesOf(edition, dayOf(now), t, locale) : null,
    fields: await fieldRows(section, { ...context, chosen }, pending, chosen ? visited.edition : edition),
    announce: section === 'exhibitors' ? announcementForm({ ...context, chosen }, pending) : null,
    typed: { from: typedIn(posted).from ?? '', reason: typedIn(posted).reason ?? '' },
    change: shown && (await showChange(shown, context, services, isShownWith(shown, chosen))),
    history: changes.map(change => ({
      id: change.id,
      what: rowsOf(change, t, locale).map(({ label, before, after }) => `${label}: ${before} → ${after}`),
      from: change.holdsFrom ? momentInWords(change.holdsFrom, locale) : '',
      by: change.proposedBy,
      decided: change.withdrawnBy ?? change.decidedBy ?? '',
      state: isPending(change, now) && change.state === 'agreed' ? ('planned' as const) : change.state,
    })),
  }
}

export type EditionDeskData = Awaited<ReturnType<typeof loadEdition>>

/** It is the edition on show that it changes, or the one that is on show by then. */
function isShownWith({ holdsFrom }: EditionChange, chosen: Chosen | null): boolean {
  const shownFrom = chosen?.shownFrom
  return chosen === null || Boolean(shownFrom && holdsFrom && shownFrom <= holdsFrom)
}

function sectionOf(name: string | null | undefined): FieldSection {
  return fieldSections.find(section => section === name) ?? 'dates'
}

/** What was typed into the form of the section; that of the next fair has fields of the same names. */
function typedIn(posted: LoadContext['posted']): Record<string, string | undefined> {
  return posted && posted.values.do !== 'announce' ? posted.values : {}
}

async function fieldRows(
  section: FieldSection,
  { db, edition, locale, posted, chosen }: LoadContext & { chosen: Chosen | null },
  pending: readonly EditionChange[],
  onShow: Edition,
) {
  const t = editionDeskTexts[locale]
  const labels: Record<string, string> = t.fields
  // Behind a planned turn it says them itself; for an hour before that it is told to leave them.
  const shared = chosen?.shownFrom ? new Map() : sharedValues(onShow, edition)
  const sold = section === 'prices' ? await countSold(db, edition.id) : null
  return fieldsOf(edition)
    .filter(field => field.section === section)
    .map(field => {
      const { path, kind, takesTwo = false } = field
      const value = valueAt(edition, path)
      return {
        path,
        edition: chosen?.id,
        kind,
        takesTwo,
        /** Said by the fair on show; another that says something else may still say the same. */
        isFixed: shared.get(path) === value,
        label: labels[path] ?? path,
        now: valueInWords(field, value, locale),
        was: valueAsTyped(field, value),
        typed: typedIn(posted)[`set-${path}`] ?? valueAsTyped(field, value),
        ahead: aheadOf(path, pending, locale),
        sold: sold ? (sold[path] ?? 0) : null,
      }
    })
}

/** What is planned or proposed for a value. */
function aheadOf(path: string, pending: readonly EditionChange[], locale: LocaleCode) {
  const change = pending.find(({ set }) => set.some(one => one.path === path))
  if (!change) return null
  const t = editionDeskTexts[locale]
  const value = rowsOf(change, t, locale).find(row => row.path === path)?.after ?? ''
  const from = change.holdsFrom ? momentInWords(change.holdsFrom, locale) : ''
  const { id } = change
  return {
    id,
    text:
      change.state === 'agreed'
        ? fill(t.form.planned, { value, from, id })
        : fill(t.form.waiting, { value, id }),
  }
}

export const actions: Actions = {
  propose: using(['pool'], async (sent: SignedIn<ActionContext>, { pool }) => {
    const { chosen, ...context } = await chooseEdition(sent, sent.fields.edition)
    const { fields, edition, person, now } = context
    const read = readWish(fields, edition)
    if ('reason' in read) return refuse(context, read)
    const outcome = await proposeChange(pool, edition, read.wish, person, now)
    if (outcome.kind === 'refused') return refuse(context, outcome)
    return goTo(`${at(fields, chosen)}&change=${outcome.id}&done=proposed#change`)
  }),

  announce: using(['pool'], async (sent: SignedIn<ActionContext>, { pool }) => {
    const { chosen, ...context } = await chooseEdition(sent, sent.fields.edition)
    const { fields, edition, person, now } = context
    const read = readAnnouncement(fields, edition)
    if ('reason' in read) return refuse(context, read)
    const when = readFrom(fields)
    if ('reason' in when) return refuse(context, when)
    const wish = { ...read, ...when, reason: fields.reason ?? '' }
    const outcome = await proposeChange(pool, edition, wish, person, now)
    if (outcome.kind === 'refused') return refuse(context, outcome)
    return goTo(`${at(fields, chosen)}&change=${outcome.id}&done=proposed#change`)
  }),

  agree: using(['pool'], async (sent: SignedIn<ActionContext>, { pool }) => {
    const { chosen, ...context } = await chooseEdition(sent, sent.fields.edition)
    const { fields, edition, person, now } = context
    if (fields.confirm !== 'yes') return refuse(context, { reason: 'not-confirmed' })
    const id = idOf(fields.change)
    const outcome = await agreeToChange(pool, edition, id, person, now, copyStands)
    if (outcome.kind === 'refused') return refuse(context, outcome)
    return goTo(`${at(fields, chosen)}&change=${id}&done=agreed`)
  }),

  end: using(['pool'], async (sent: SignedIn<ActionContext>, { pool }) => {
    const { chosen, ...context } = await chooseEdition(sent, sent.fields.edition)
    const { fields, edition, person, now } = context
    const id = idOf(fields.change)
    const note = fields.note ?? ''
    const outcome = await withdrawChange(pool, edition, id, person, note, now, removeStands)
    if (outcome !== 'ended') return refuse(context, { reason: outcome })
    return goTo(`${at(fields, chosen)}&change=${id}&done=ended`)
  }),

  default: (async (context: SignedIn<ActionContext>) =>
    refuse(context, { reason: 'unknown' })) satisfies Action,
}

function at(fields: ActionContext['fields'], chosen: Chosen | null): string {
  return `${here}?section=${sectionOf(fields.section)}${chosen ? `&edition=${chosen.id}` : ''}`
}

function idOf(typed: string | undefined): number {
  return /^\d{1,9}$/.test(typed ?? '') ? Number(typed) : 0
}

type Refused = { reason: string; path?: string; other?: number; day?: Day }

function refuse({ fields, locale }: SignedIn<ActionContext>, { reason, path, other, day }: Refused) {
  const t = editionDeskTexts[locale]
  const refusals: Record<string, string> = t.refusals
  const labels: Record<string, string> = t.fields
  const sentence = (refusals[reason] ?? t.refusals.unknown)
    .replace('{field}', labels[path ?? ''] ?? '')
    .replace('{other}', String(other ?? ''))
    .replace('{day}', day ? formatDay(dayAfter(day, 1), locale, { withYear: true }) : '')
  return showAgain(fields, [{ field: path ? `set-${path}` : reason, message: sentence }])
}

/** What was typed into the fields of a section, as far as it differs from what stood there. */
function readWish(fields: ActionContext['fields'], edition: Edition): { wish: Wish } | Refused {
  const set: SetValue[] = []
  for (const field of fieldsOf(edition)) {
    const typed = fields[`set-${field.path}`]
    const was = fields[`was-${field.path}`]
    if (typed === undefined || typed.trim() === was) continue
    const [after, before] = [readValue(field, typed), readValue(field, was ?? '')]
    if (after === null) return { reason: 'not-a-value', path: field.path }
    if (after !== before)
      set.push({ path: field.path, before: before ?? valueAt(edition, field.path), after })
  }
  const when = readFrom(fields)
  return 'reason' in when ? when : { wish: { set, ...when, reason: fields.reason ?? '' } }
}

/** From when; null as soon as it is agreed to. */
function readFrom({ from }: ActionContext['fields']): { holdsFrom: Date | null } | Refused {
  const typed = from?.trim() ?? ''
  const holdsFrom = typed === '' ? null : readMoment(typed)
  return typed !== '' && holdsFrom === null ? { reason: 'wrong-moment' } : { holdsFrom }
}
