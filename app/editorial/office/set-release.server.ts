import type { ActionContext, Answer } from '../../page-server/action.ts'
import { goTo } from '../../page-server/action.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { readDraft } from '../drafts/read-draft.server.ts'
import { addToRelease } from '../releases/add-to-release.server.ts'
import { readOpenReleases, readWaiting } from '../releases/read-releases.server.ts'
import { momentIn, type Obstacle } from '../releases/release.ts'
import type { ReleaseDesk } from '../releases/release-desk.ts'
import { planRecord } from '../releases/set-plan.server.ts'
import { obstacleReason } from '../releases/show-obstacle.server.ts'
import { mayEdit } from '../rights.ts'
import { answerRefused } from './answer-refused.server.ts'
import { readFindings } from './read-findings.server.ts'
import { addressOf, recordIn } from './record-in.ts'

/** «20 сентября, 10:00». */
export function momentText(moment: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`
}

/** In which release a record waits, if in any; and into which it could go. */
export async function loadReleases(db: Db, record: ReturnType<typeof recordIn>, locale: LocaleCode) {
  const [waiting] = await readWaiting(db, record)
  const open = waiting ? [] : await readOpenReleases(db)
  return {
    waiting: waiting
      ? {
          to: `/office/releases/${waiting.releaseId}/`,
          id: waiting.releaseId,
          title: waiting.title,
          leaves: waiting.action !== 'publish',
          at:
            waiting.plannedFor && waiting.state === 'planned' ? momentText(waiting.plannedFor, locale) : null,
        }
      : null,
    openReleases: releaseOptions(open, locale),
  }
}

export function releaseOptions(
  open: Awaited<ReturnType<typeof readOpenReleases>>,
  locale: LocaleCode,
): { value: string; label: string }[] {
  return open.map(({ id, title, plannedFor }) => ({
    value: String(id),
    label: plannedFor ? `${title}, ${momentText(plannedFor, locale)}` : title,
  }))
}

export function languagesIn({ typed }: Pick<ActionContext, 'typed'>): LocaleCode[] {
  // Each once, however often it was sent: they stand in the record's history.
  const asked = new Set([typed.languages ?? []].flat())
  return localeCodes.filter(code => asked.has(code))
}

/** Which release was chosen: one that is open, or a new one by its name. */
export function releaseIn({
  fields,
}: Pick<ActionContext, 'fields'>): { releaseId: number } | { title: string } {
  const id = fields.release ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? { releaseId: Number(id) } : { title: fields.title ?? '' }
}

/** «Опубликовать в…»: sets the moment of one record. */
export async function planOne(context: SignedIn<ActionContext>, desk: ReleaseDesk): Promise<Answer> {
  const { fields, person, now, locale } = context
  const asked = await askedOf(context, desk)
  if (!asked.ok) return answerRefused(asked, locale)
  const planned = await planRecord(desk, person, asked.record, asked, momentIn(fields.at), now)
  if (planned.ok) return goTo(`${addressOf(recordIn(context))}?done=planned`)
  return refusedWith(planned.reason, 'refused' in planned ? planned.refused : [], locale)
}

/** Puts one record into a release, as the person has it before them. */
export async function addOne(context: SignedIn<ActionContext>, desk: ReleaseDesk): Promise<Answer> {
  const { person, now, locale } = context
  const asked = await askedOf(context, desk)
  if (!asked.ok) return answerRefused(asked, locale)
  const added = await addToRelease(desk, person, releaseIn(context), [asked.record], asked, now)
  if (added.ok) return goTo(`/office/releases/${added.releaseId}/?done=added&batch=${added.batch}`)
  return refusedWith(added.reason, added.refused, locale)
}

/** Why nothing was done; of a single record, the reason of that one. */
export function refusedWith(reason: string, refused: readonly Obstacle[], locale: LocaleCode): Answer {
  const [only] = refused
  if (!only) return answerRefused({ reason }, locale)
  const said = obstacleReason(only, locale)
  const message = `${said.charAt(0).toLocaleUpperCase(locale)}${said.slice(1)}.`
  return { kind: 'show-again', posted: { values: {}, errors: [{ field: only.reason, message }] } }
}

async function askedOf(context: SignedIn<ActionContext>, { judgeLinks }: ReleaseDesk) {
  const { fields, person } = context
  const record = recordIn(context)
  const languages = languagesIn(context)
  const reason = (fields.reason ?? '').trim().slice(0, 500)
  const revision = /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
  const draft = mayEdit(person, 'publish') ? await readDraft(context.db, record.kind, record.key) : null
  const findings =
    draft && reason === '' ? await readFindings({ ...context, judgeLinks }, draft, languages) : []
  if (findings.some(({ severity }) => severity === 'fix'))
    return { ok: false, reason: 'needs-reason' } as const
  return { ok: true, record: { ...record, revision }, action: 'publish', languages, reason } as const
}
