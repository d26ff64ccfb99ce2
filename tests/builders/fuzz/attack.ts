import { Agent } from 'node:http'
import { isFormType } from '../../../app/page-server/read-fields.ts'
import { type Answer, ask } from '../ask.ts'
import { type Body, dice, scriptMark, wellFormed } from './bodies.ts'
import { effectsOf, steady } from './effects.ts'
import { malformed } from './malformed.ts'
import { garbled, overfull } from './overfull.ts'
import type { SentFields } from './read-forms.ts'
import { type Aim, atOnce, type Stage, type Target } from './target.ts'
import type { Undo } from './undo.ts'

/** What an attack has found; each with the body that shows it. */
export type Findings = {
  /** A good body that is not taken. */
  misunderstood: string[]
  /** A fault of ours, an echo of markup, an answer that the API does not describe. */
  faults: string[]
  /** Good bodies of which nothing is seen in money, places, tickets, people and what they sent. */
  effectless: string[]
  /** What is not described, and was done. */
  obeyed: string[]
  /** An answer that was late, and late again when the same was sent alone. */
  slow: string[]
  slowestMs: number
  /** How many were late, once. */
  late: number
  sent: number
}

type Terms = {
  site: { url: string }
  undo: Undo
  bodies: number
  slowMs: number
  /** Which of the targets that are found are attacked. */
  isPart(name: string): boolean
}

/** Sends a target what nobody should, in a world that is put back as it was after every handful. */
export function createAttack({ site, undo, bodies, slowMs, isPart }: Terms) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const findings: Findings = {
    misunderstood: [],
    effectless: [],
    faults: [],
    obeyed: [],
    slow: [],
    slowestMs: 0,
    late: 0,
    sent: 0,
  }
  /** What other forms have, by name. */
  const elsewhere = new Map<string, string>()
  return { findings, attack, close: () => agent.destroy() }

  /** All that a stage shows and nobody has attacked yet; answers their names. */
  async function attack(stage: Stage, isWanted: (name: string) => boolean): Promise<string[]> {
    const start = await undo.mark()
    let targets = (await stage.open()).filter(({ name }) => isWanted(name))
    let mark = await undo.mark()
    for (let at = 0; at < targets.length; at++) {
      if (!isPart(targets[at]?.name ?? '')) {
        learn(targets[at] as Target)
        continue
      }
      const { keep, effects } = await sendGood(targets[at] as Target, mark)
      for (let next = 0; next < bodies; next += atOnce) {
        if (stage.isShortLived && next > 0 && next % lifeBodies === 0) await reopen()
        const target = targets[at] as Target
        const count = Math.min(atOnce, bodies - next)
        await sendHandful(target, next, count, mark)
        if (next % overfullEvery === 0) await sendOverfull(target, next, mark, { keep, effects })
      }
      learn(targets[at] as Target)
    }
    await undo.backTo(start)
    return targets.map(({ name }) => name)

    async function reopen() {
      await undo.backTo(start)
      targets = (await stage.open()).filter(({ name }) => isWanted(name))
      mark = await undo.mark()
    }
  }

  /** What a good client sends is understood; answers what it does each time alike. */
  async function sendGood(target: Target, mark: number): Promise<Steady> {
    const [aim] = target.aims
    const effects: string[][] = []
    for (let time = 0; time < 2; time++) {
      const { status, headers, text } = await send(aim, wellFormed(aim.good))
      effects.push(effectsOf(await undo.changesSince(mark)))
      await undo.backTo(mark)
      if (!target.answers.includes(status) || headers.location?.includes('not-possible'))
        findings.misunderstood.push(`${target.name}: ${status} ${headers.location ?? saidIn(text)}`)
    }
    const [one = [], other = []] = effects
    if (one.length === 0) findings.effectless.push(target.name)
    const keep = steady(one, other)
    return { keep, effects: keep(one) }
  }

  async function sendHandful(target: Target, from: number, count: number, mark: number) {
    const all = Array.from({ length: count }, (_, at) => {
      const place = from + at
      const aim = target.aims[place % target.aims.length] as Aim
      const sent = malformed(aim.good, place, dice(seedOf(target, place)), [...elsewhere])
      return { place, aim, sent, isForNobody: isForNobody(target, sent) }
    })
    const none = all.filter(({ isForNobody }) => isForNobody)
    if (none.length > 0) {
      const answers = await Promise.all(none.map(one => sendOne(target, one)))
      for (const [at, answer] of answers.entries())
        if (target.isDescribed && answer && (answer.status < 400 || answer.status > 499))
          findings.obeyed.push(`${answer.status} ${shownOf(target, none[at] as Shot)}`)
      if (effectsOf(await undo.changesSince(mark)).length > 0) await findObeyed(target, none, mark)
    }
    await Promise.all(all.filter(({ isForNobody }) => !isForNobody).map(one => sendOne(target, one)))
    await undo.backTo(mark)
  }

  // The house's own clockwork writes as well: what a body has done, it does again when it comes alone.
  async function findObeyed(target: Target, shots: readonly Shot[], mark: number) {
    for (const shot of shots) {
      const done = await again(async () => {
        await undo.backTo(mark)
        await send(shot.aim, shot.sent)
        const effects = effectsOf(await undo.changesSince(mark))
        return effects.length > 0 ? effects : null
      })
      if (done) findings.obeyed.push(`${done.join(', ').slice(0, 500)} by ${shownOf(target, shot)}`)
    }
  }

  /** One field too many, or a number that is none: refused; what is too much may also be as good as not sent. */
  async function sendOverfull(target: Target, place: number, mark: number, { keep, effects }: Steady) {
    const [aim] = target.aims
    const roll = dice(seedOf(target, place) + 1)
    const bad = !target.isDraft && roll(3) === 0 ? garbled(aim.good, roll) : null
    const sent = bad ?? overfull(aim.good, roll, [...elsewhere])
    const isDescribed = !bad && !isForNobody(target, sent)
    const mustBeRefused = !isDescribed || (target.isStrict && !isRepeated(aim, sent.added))
    const shot = { place, aim, sent }
    if (!bad && target.mayHold?.test(sent.added)) return
    const wrong = await again(async () => {
      await undo.backTo(mark)
      const answer = await sendOne(target, shot)
      const done = keep(effectsOf(await undo.changesSince(mark)))
      const isRefused = answer !== null && answer.status >= 400 && answer.status < 500
      // Staff are led back to their page with a sentence.
      if (mustBeRefused && !isRefused && !bad) return `${answer?.status} with ${sent.added}`
      if (done.length === 0 || (isDescribed && String(done) === String(effects))) return null
      const more = done.filter(one => !effects.includes(one))
      const less = effects.filter(one => !done.includes(one))
      return `${sent.added}: ${more.join(', ') || 'done'} for ${less.join(', ') || 'the same'}`
    })
    if (wrong) findings.obeyed.push(`${wrong.slice(0, 700)} by ${shownOf(target, shot)}`)
    await undo.backTo(mark)
  }

  async function sendOne(target: Target, shot: Shot): Promise<Answer | null> {
    const { aim, sent } = shot
    const { answer, ms } = await timed(aim, sent)
    findings.sent += 1
    if (answer instanceof Error) {
      findings.faults.push(`${answer.message} ${shownOf(target, shot)}`)
      return null
    }
    const isMarkup = String(answer.headers['content-type']).includes('html')
    if (answer.status >= 500) findings.faults.push(`${answer.status} ${shownOf(target, shot)}`)
    if (isMarkup && answer.text.includes(scriptMark)) findings.faults.push(`echo ${shownOf(target, shot)}`)
    findings.slowestMs = Math.max(findings.slowestMs, ms)
    if (ms > slowMs) {
      findings.late += 1
      // A machine with noisy neighbours is late by itself, but not three times with the same.
      if (await again(async () => (await timed(aim, sent)).ms > slowMs))
        findings.slow.push(`${Math.round(ms)} ms ${shownOf(target, shot)}`)
    }
    return answer
  }

  async function timed(aim: Aim, sent: Body) {
    const startedAt = performance.now()
    // Of the API every answer is held against its description.
    const answer = await send(aim, sent).catch((error: Error) => error)
    return { answer, ms: performance.now() - startedAt }
  }

  async function send(aim: Aim, { type, body, headers }: Body): Promise<Answer> {
    const typed = type === undefined ? {} : { 'content-type': type }
    const options = { method: 'POST', headers: { ...aim.headers, ...typed, ...headers }, body }
    return await ask(site, aim.path, { ...options, agent }).catch((error: NodeJS.ErrnoException) => {
      // A connection that was kept a moment too long is closed under us: on one of its own it is answered.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return ask(site, aim.path, options)
      throw error
    })
  }

  function learn({ aims }: Target) {
    const [{ good }] = aims
    const fields: SentFields = 'fields' in good ? good.fields : []
    for (const [name, value] of fields)
      if (name !== 'do' && name !== 'form') elsewhere.set(name, value || '1')
  }
}

type Steady = { keep(effects: string[]): string[]; effects: string[] }
type Shot = { place: number; aim: Aim; sent: Body }

const lifeBodies = 50 * atOnce
const overfullEvery = 2 * atOnce

/** What neither a form nor the API's description allows: whatever it says, nothing may come of it. */
function isForNobody({ isDescribed, aims }: Target, { type, body }: Body): boolean {
  if ('fields' in aims[0].good) return !isFormType(type ?? '')
  if (!isDescribed) return false
  if (type?.split(';', 1)[0] !== 'application/json') return true
  try {
    return !isDescribed(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return true
  }
}

function isRepeated({ good }: Aim, name: string): boolean {
  return 'fields' in good && good.fields.some(([own]) => own === name)
}

/** The third time it is no accident. */
async function again<T>(attempt: () => Promise<T>): Promise<T | null> {
  let found: T | null = null
  for (let time = 0; time < 3; time++) {
    found = await attempt()
    if (!found) return null
  }
  return found
}

/** The same bodies in every run, and others for every target. */
function seedOf({ name }: Target, place: number): number {
  let seed = place
  for (const sign of name) seed = Math.imul(seed ^ sign.charCodeAt(0), 0x5bd1e995) + 1
  return seed
}

/** All it takes to send it again. */
function shownOf({ name }: Target, { place, aim, sent }: Shot): string {
  return `${name} #${place} ${aim.path} ${sent.type} ${sent.body.length} bytes ${sent.body.subarray(0, 600).toString('base64')}`
}

/** What a page says went wrong, without its head. */
function saidIn(html: string): string {
  const [, alert] = /role="alert"[^>]*>(.*?)<\/(?:div|section|p)>/s.exec(html) ?? []
  return (alert ?? html).replace(/<[^>]+>/g, ' ').slice(0, 300)
}
