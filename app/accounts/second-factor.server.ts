import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { decryptText, encryptText } from '../platform/database/encrypted-text.server.ts'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import { isStaff, type Person, type Role } from '../platform/person.ts'
import { countAgainstLimit } from '../platform/rate-limit.server.ts'
import { recordAccountChange } from './record-account-change.server.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.server.ts'
import { recoveryCodes, secondFactors, sessions } from './tables.ts'
import { findStep, newTotpSecret, totpUri } from './totp.server.ts'

export type SecondFactorOptions = {
  pool: pg.Pool
  /** What secrets and recovery codes are kept under; it does not change with the key of the tickets. */
  codeSecret: string
  /** Without a code nobody who works here gets anywhere. */
  isCodeRequired: boolean
  /** The machine's clock, as for sessions: an app shows the codes of the real time, whatever the fair's. */
  machineNow(): Date
}

/** How far a session has come: all the way, to the code, or to setting one up because one must have one. */
export type Standing = 'in' | 'code' | 'set-up'
type Signer = { id: string; role: Role }
type At = { sessionId: string; person: Person }
export type PassOutcome = 'done' | 'wrong' | 'too-often' | 'ended'
export type ConfirmOutcome = 'done' | 'wrong' | 'too-often' | 'not-begun'

// Whoever has typed the password has so long for the code, and so many tries; then the password is asked for again.
const halfwayMs = 10 * 60_000
const triesPerSession = 5
// Six digits could be guessed by whoever has the password and comes back again and again.
const triesPerHour = 20
const unseenMs = 10 * 60_000
const issuer = { ru: 'Портик', en: 'Portico' }

/** One-time codes of staff and what saves whoever has lost their phone (decision 0030). */
export function openSecondFactor({ pool, codeSecret, isCodeRequired, machineNow }: SecondFactorOptions) {
  /** Null for a session that has waited too long between the password and the code. */
  async function standingOf({ id, person }: { id: string; person: Signer }): Promise<Standing | null> {
    const { rows } = await pool.query<{ passed_at: Date | null; created_at: Date; has_code: boolean }>({
      name: 'session-standing',
      text: `select passed_at, created_at, exists (select from second_factors where person_id = $2) as has_code
             from sessions where id = $1`,
      values: [id, person.id],
    })
    const [row] = rows
    if (!row) return null
    const isIn = row.passed_at !== null || !(row.has_code || mustHaveCode(person))
    if (isIn) return 'in'
    if (machineNow().getTime() - row.created_at.getTime() > halfwayMs) return null
    return row.has_code ? 'code' : 'set-up'
  }

  /** Who works here, in production; whoever has registered may do without. */
  function mustHaveCode(person: Pick<Signer, 'role'>): boolean {
    return isCodeRequired && isStaff(person)
  }

  /** A new secret for this session; the one in use stays until the new one is confirmed. */
  async function begin({ sessionId }: At): Promise<void> {
    const nextSecret = encryptText(newTotpSecret(), codeSecret)
    await transaction(pool, tx => tx.update(sessions).set({ nextSecret }).where(eq(sessions.id, sessionId)))
  }

  /** The secret this session is setting up, as an app takes it. */
  async function begun({ sessionId, person }: At, locale: 'ru' | 'en') {
    const { rows } = await pool.query('select next_secret from sessions where id = $1', [sessionId])
    const encrypted: string | null = rows[0]?.next_secret ?? null
    if (!encrypted) return null
    const secret = decryptText(encrypted, codeSecret)
    return { secret, uri: totpUri(secret, { issuer: issuer[locale], email: person.email }) }
  }

  /** The first right code of a new secret makes it the person's; they are signed out elsewhere and get recovery codes. */
  async function confirm(at: At, typed: string): Promise<ConfirmOutcome> {
    const { sessionId, person } = at
    const now = machineNow()
    if (await isTooOften(`setting up ${sessionId}`, now)) return 'too-often'
    return transaction(pool, async tx => {
      const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
      if (!session?.nextSecret) return 'not-begun'
      const secret = decryptText(session.nextSecret, codeSecret)
      const step = findStep(secret, bare(typed), now)
      if (step === null) return 'wrong'
      const kept = { secret: session.nextSecret, confirmedAt: now, lastStep: step, codesMadeAt: now }
      const adding = tx.insert(secondFactors).values({ personId: person.id, ...kept })
      // Who is halfway sets up the first one; they must not replace one that somebody has set up meanwhile.
      const { rowCount } = session.passedAt
        ? await adding.onConflictDoUpdate({ target: secondFactors.personId, set: kept })
        : await adding.onConflictDoNothing()
      if (rowCount !== 1) return 'not-begun'
      await tx
        .update(sessions)
        .set({ nextSecret: null, passedAt: now, codeAttempts: 0 })
        .where(eq(sessions.id, sessionId))
      await tx.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.id, sessionId)))
      await writeCodes(tx, person, now)
      await recordAccountChange(tx, 'code-set-up', { email: person.email, now })
      return 'done'
    })
  }

  /** The code after the password: an app's, or one of the recovery codes. `device` is one this account knows. */
  async function pass({ sessionId, person }: At, typed: string, device: string | null): Promise<PassOutcome> {
    const now = machineNow()
    const { email } = person
    const { rowCount } = await pool.query(
      `update sessions set code_attempts = code_attempts + 1
       where id = $1 and passed_at is null and code_attempts < $2`,
      [sessionId, triesPerSession],
    )
    if (rowCount !== 1) return end(sessionId)
    // Whoever knows the password may use up the tries of strangers, not those of a device that was here before; and a
    // recovery code is too long to be guessed, so it is never refused for somebody else's guesses.
    if (isAppCode(typed) && (await isTooOften(`${person.id} ${device ?? 'stranger'}`, now))) {
      await transaction(pool, tx => recordAccountChange(tx, 'too-many-codes', { email, now }))
      return 'too-often'
    }
    return transaction(pool, async tx => {
      const by = await spend(tx, person, typed, now)
      if (!by) {
        await recordAccountChange(tx, 'wrong-code', { email, now })
        const gone = await tx
          .delete(sessions)
          .where(and(eq(sessions.id, sessionId), sql`${sessions.codeAttempts} >= ${triesPerSession}`))
        return gone.rowCount ? 'ended' : 'wrong'
      }
      await tx
        .update(sessions)
        .set({ passedAt: now, codeAttempts: 0, nextSecret: null })
        .where(eq(sessions.id, sessionId))
      await tx.update(secondFactors).set({ unseenCodes: null }).where(eq(secondFactors.personId, person.id))
      await recordAccountChange(tx, 'signed-in', { email, now, by })
      return 'done'
    })
  }

  /** Whether whoever is in may try once more to prove who they are. */
  async function mayTry({ sessionId }: At): Promise<boolean> {
    return !(await isTooOften(`proving ${sessionId}`, machineNow()))
  }

  /** Before something about the code is changed: a right code of whoever is in already. */
  async function prove({ person }: At, typed: string): Promise<boolean> {
    const now = machineNow()
    return transaction(pool, async tx => {
      if (await spend(tx, person, typed, now)) return true
      await recordAccountChange(tx, 'wrong-code', { email: person.email, now })
      return false
    })
  }

  async function makeCodes({ person }: At): Promise<void> {
    const now = machineNow()
    await transaction(pool, async tx => {
      await writeCodes(tx, person, now)
      await recordAccountChange(tx, 'recovery-codes-made', { email: person.email, now })
    })
  }

  /** New recovery codes until their owner says that they have kept them; not for long. */
  async function unseenCodes({ person }: At): Promise<string[] | null> {
    const { rows } = await pool.query<{ unseen_codes: string | null; codes_made_at: Date }>(
      'select unseen_codes, codes_made_at from second_factors where person_id = $1',
      [person.id],
    )
    const [row] = rows
    const isFresh = row && machineNow().getTime() - row.codes_made_at.getTime() < unseenMs
    return row?.unseen_codes && isFresh ? decryptText(row.unseen_codes, codeSecret).split(' ') : null
  }

  async function keepCodes({ person }: At): Promise<void> {
    await pool.query('update second_factors set unseen_codes = null where person_id = $1', [person.id])
  }

  /** Where one may do without. */
  async function remove({ person }: At): Promise<void> {
    if (mustHaveCode(person)) throw new Error('a code is required here: it cannot be removed')
    const now = machineNow()
    await transaction(pool, async tx => {
      await forget(tx, person.id)
      await recordAccountChange(tx, 'code-removed', { email: person.email, now })
    })
  }

  async function stateOf({
    person,
  }: Pick<At, 'person'>): Promise<{ confirmedAt: Date; codesLeft: number } | null> {
    const { rows } = await pool.query<{ confirmed_at: Date; left: number }>(
      `select confirmed_at, (select count(*)::int from recovery_codes c
         where c.person_id = f.person_id and used_at is null) as left
       from second_factors f where person_id = $1`,
      [person.id],
    )
    const [row] = rows
    return row ? { confirmedAt: row.confirmed_at, codesLeft: row.left } : null
  }

  /** Takes a code out of the world, if it is right: of two at once one is taken. */
  async function spend(tx: Tx, person: Person, typed: string, now: Date): Promise<string | null> {
    if (!isAppCode(typed)) {
      const hash = hashRecoveryCode(typed, person.id, codeSecret)
      const mine = and(eq(recoveryCodes.personId, person.id), eq(recoveryCodes.hash, hash))
      const { rowCount } = await tx
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(and(mine, isNull(recoveryCodes.usedAt)))
      return rowCount === 1 ? 'recovery-code' : null
    }
    const mine = eq(secondFactors.personId, person.id)
    const [factor] = await tx.select({ secret: secondFactors.secret }).from(secondFactors).where(mine)
    const step = factor ? findStep(decryptText(factor.secret, codeSecret), bare(typed), now) : null
    if (step === null) return null
    const { rowCount } = await tx
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(mine, lt(secondFactors.lastStep, step)))
    return rowCount === 1 ? 'code' : null
  }

  async function writeCodes(tx: Tx, person: Person, now: Date): Promise<void> {
    const codes = newRecoveryCodes()
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, person.id))
    const hash = (code: string) => hashRecoveryCode(code, person.id, codeSecret)
    await tx.insert(recoveryCodes).values(codes.map(code => ({ personId: person.id, hash: hash(code) })))
    await tx
      .update(secondFactors)
      .set({ unseenCodes: encryptText(codes.join(' '), codeSecret), codesMadeAt: now })
      .where(eq(secondFactors.personId, person.id))
  }

  async function isTooOften(whose: string, now: Date): Promise<boolean> {
    return !(await countAgainstLimit(pool, `code ${whose}`, triesPerHour, 3_600, now)).isAllowed
  }

  async function end(sessionId: string): Promise<'ended'> {
    await pool.query('delete from sessions where id = $1 and passed_at is null', [sessionId])
    return 'ended'
  }

  return {
    mustHaveCode,
    standingOf,
    begin,
    begun,
    confirm,
    pass,
    mayTry,
    prove,
    makeCodes,
    unseenCodes,
    keepCodes,
    remove,
    stateOf,
  }
}

/** For a colleague who has lost phone and recovery codes. They are signed out and, where one must, set up a new code. */
export function resetSecondFactor(
  pool: pg.Pool,
  { email, actor, reason, now }: { email: string; actor: string; reason: string; now: Date },
): Promise<'done' | 'unknown' | 'has-none'> {
  return transaction(pool, async tx => {
    const { rows } = await tx.$client.query<{ id: string }>('select id from people where email = $1', [email])
    const [person] = rows
    if (!person) return 'unknown'
    if (!(await forget(tx, person.id))) return 'has-none'
    await tx.delete(sessions).where(eq(sessions.userId, person.id))
    await recordAccountChange(tx, 'code-reset', { email, actor, reason, now })
    return 'done'
  })
}

async function forget(tx: Tx, personId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  const { rowCount } = await tx.delete(secondFactors).where(eq(secondFactors.personId, personId))
  return rowCount === 1
}

function bare(typed: string): string {
  return typed.replace(/\s/g, '')
}

function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(bare(typed))
}
