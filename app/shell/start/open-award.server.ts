import { readFileSync } from 'node:fs'
import type { AwardDesk } from '../../award/books/award-desk.ts'
import { fetchReceipt } from '../../award/result/fetch-receipt.server.ts'
import { publishResult } from '../../award/result/publish-result.server.ts'
import { readCertificates, type TimeStampService } from '../../award/seal/fetch-time-stamp.server.ts'
import { awardMoments } from '../../award/way/award-windows.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Log } from '../../platform/log.server.ts'
import type { Settings } from '../../platform/settings/settings.server.ts'

const beatMs = 2_000
/** Release and letters go out within a second of the ceremony. */
const publishBeatMs = 200
/** Whoever comes first after the ceremony waits for the names no longer than this, however slow the database is. */
const longestWaitMs = 5_000
/** A service that does not answer is asked half as often each time, down to six times an hour. */
const longestPauseMs = 10 * 60_000

/** What the award does by itself. Every process does so: each step is safe to be taken by several at once. */
export function openAward(
  desk: AwardDesk,
  {
    settings,
    clock,
    log,
    catchUp,
  }: {
    settings: Settings
    clock: Clock
    log: Log
    /** Makes this process know at once what was published, by whichever of them. */
    catchUp(tags: readonly string[]): Promise<void>
  },
) {
  const service = timeStampService(settings, log)
  const steps = [...(service ? [repeat(() => stamp(service), log)] : []), repeat(publish, log, publishBeatMs)]
  let known = { award: desk.edition.award, ceremonyAt: awardMoments(desk.edition).ceremonyAt }
  // Asked with every request, so reckoned anew only when somebody has changed the calendar.
  const ceremonyAt = () => {
    const { award } = desk.edition
    if (award !== known.award) known = { award, ceremonyAt: awardMoments(desk.edition).ceremonyAt }
    return known.ceremonyAt
  }
  let isPublished = false
  let first: Promise<void> | null = null
  let isAnswered = false

  // Nobody asks the database before the second itself; from then on nobody has to wait for a beat.
  async function publish(): Promise<boolean> {
    if (isPublished || clock.now() < ceremonyAt()) return true
    const outcome = await publishResult(desk, clock.now())
    isPublished = outcome === 'published' || outcome === 'published-before'
    return outcome !== 'nothing-sealed'
  }

  async function publishFirst(): Promise<void> {
    await publish()
    if (isPublished) await catchUp(['releases', 'award_protocols'])
  }

  async function stamp(asked: TimeStampService): Promise<boolean> {
    const outcome = await fetchReceipt(desk.pool, asked, desk.edition.id)
    if (outcome === 'no-receipt') log.warn('the time-stamping service has given no receipt')
    return outcome !== 'no-receipt'
  }

  return {
    /** Whether nobody has been answered here since the ceremony: then release, feed, site map and search are not told yet. */
    isCeremonyNew: () => !isAnswered && clock.now() >= ceremonyAt(),
    /** Publishes before the first answer after the ceremony, whoever's beat it would have been; once, and for a bounded time. */
    async greet() {
      first ??= publishFirst().catch((error: unknown) => log.error({ err: error }, 'the names are late'))
      await Promise.race([first, after(longestWaitMs)])
      isAnswered = true
    },
    async stop() {
      await Promise.all(steps.map(step => step.stop()))
    },
  }
}

function after(ms: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, ms).unref()
  })
}

/** Does the work again and again, ever less often while it fails. */
function repeat(work: () => Promise<boolean>, log: Log, ownBeatMs = beatMs) {
  let timer: NodeJS.Timeout
  let isStopped = false
  let pauseMs = ownBeatMs
  let current = Promise.resolve()
  const next = () => {
    timer = setTimeout(() => {
      current = once()
    }, pauseMs)
  }
  async function once() {
    const isWell = await work().catch((error: unknown) => {
      log.error({ err: error }, 'a step of the award failed')
      return false
    })
    pauseMs = isWell ? ownBeatMs : Math.min(2 * pauseMs, longestPauseMs)
    if (!isStopped) next()
  }
  next()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}

function timeStampService({ timeStamps }: Settings, log: Log): TimeStampService | null {
  if (!timeStamps) {
    log.warn('TIMESTAMP_URL is not set: the award can be sealed, and nobody confirms the moment')
    return null
  }
  const trusted = readCertificates(readFileSync(timeStamps.certificateFile, 'utf8'))
  if (trusted.length === 0) throw new Error(`There is no certificate in ${timeStamps.certificateFile}.`)
  return { url: timeStamps.url, trusted }
}
