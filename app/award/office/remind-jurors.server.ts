import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import { localeFrom } from '../../platform/languages.ts'
import { recordJuryChange } from '../jury/record-jury-change.server.ts'
import { awardReminders } from '../jury/tables.ts'
import { momentOf } from '../moment-of.ts'
import { lockStage } from '../stage/take-stage-step.server.ts'
import { awardMoments } from '../way/award-windows.ts'
import { reminderLetter } from './mails.ts'
import { readJury } from './read-jury.server.ts'
import type { Given } from './settle-book.server.ts'

export type ReminderRefusal = 'nothing-owed' | 'reminded-today' | 'no-juror'
export type ReminderOutcome = { ok: true; sent: number } | { ok: false; reason: ReminderRefusal }

/** Reminds one juror, or everybody who owes something; each at most once on a day, whoever presses and how often. */
export function remindJurors(given: Given, jurorId: string | null): Promise<ReminderOutcome> {
  const { desk, person, now } = given
  const editionId = desk.edition.id
  return transaction(desk.pool, async tx => {
    const at = await lockStage(tx, desk.edition, now)
    const { jurors } = await readJury(tx, desk.edition, { stage: at.stage, now })
    const asked = jurors.filter(({ id, isMember }) => isMember && (jurorId === null || id === jurorId))
    if (asked.length === 0) return { ok: false, reason: 'no-juror' }
    const owing = asked.filter(({ owed }) => owed > 0)
    if (owing.length === 0) return { ok: false, reason: 'nothing-owed' }
    const moments = awardMoments(desk.edition)
    const isVote = at.stage === 'second-round'
    const until = isVote ? (at.voteEndsAt ?? moments.secondRoundEndsAt) : moments.firstRoundEndsAt
    const told: string[] = []
    for (const { id, name, email, locale: code, owed } of owing) {
      const mine = await tx
        .insert(awardReminders)
        .values({ jurorId: id, day: dayOf(now), at: now })
        .onConflictDoNothing()
        .returning({ id: awardReminders.jurorId })
      if (mine.length === 0) continue
      const locale = localeFrom(code)
      // Midnight belongs to the day it ends.
      const lastMoment = momentOf(new Date(until.getTime() - 1), locale)
      const kind = isVote ? 'second-round' : 'first-round'
      const letter = reminderLetter({
        kind,
        owed,
        until: isVote ? momentOf(until, locale) : lastMoment,
        email,
        locale,
        edition: desk.edition,
        publicUrl: desk.publicUrl,
      })
      await postLetter(tx, desk.jobs, { ...letter, kind: `award-jury-${kind}`, about: [id] }, now)
      told.push(name)
    }
    if (told.length === 0) return { ok: false, reason: 'reminded-today' }
    const by = { editionId, at, who: person.email, now }
    await recordJuryChange(tx, by, 'remind', { jurors: told.join(', ') })
    return { ok: true, sent: told.length }
  })
}
