import { readFairCallOffs } from '../../box-office/slots/read-postponement.server.ts'
import type { Edition } from '../../editions/edition.ts'
import { keepEdition } from '../../editions/keep-edition.server.ts'
import { readFairsFrom } from '../../editions/open-fair.ts'
import { readShown } from '../../editions/read-editions.server.ts'
import { type EditionInTime, inTime, turnsBefore } from '../../editions/timeline.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Log } from '../../platform/log.server.ts'

/** Where the clock was set forward, or the machine slept, a turn is noticed this late at most. */
const beatMs = 500

export type FollowedEdition = Awaited<ReturnType<typeof followEdition>>

/**
 * The edition on show in memory, over time: no request asks the database for it. It is read anew when any process has changed
 * it; at a planned moment it turns by the clock alone, to other values or to another edition, and whoever keeps something made
 * of it is told.
 */
export async function followEdition(
  { db, subscriptions }: Pick<Database, 'db' | 'subscriptions'>,
  { launch, clock, log }: { launch: Edition; clock: Clock; log: Log },
) {
  await keepEdition(db, launch)
  let timeline = await readShown(db, launch)
  let callOffs = await readFairCallOffs(db)
  readFairsFrom(() => ({ timeline, callOffs, now: clock.now() }))
  const followers: (() => void)[] = []
  let turns = turnsBefore(timeline, clock.now())
  let reading = Promise.resolve()

  function tell() {
    turns = turnsBefore(timeline, clock.now())
    for (const follower of followers) follower()
  }

  // One after the other: an older answer never takes the place of a newer one.
  function readAgain(): Promise<void> {
    reading = reading
      .then(async () => {
        timeline = await readShown(db, launch)
        callOffs = await readFairCallOffs(db)
        tell()
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'the edition could not be read anew')
        setTimeout(() => void readAgain(), beatMs).unref()
      })
    return reading
  }

  await subscriptions.listen(
    'edition_changed',
    () => void readAgain(),
    () => void readAgain(),
  )
  // What was changed between the first reading and the first message.
  await readAgain()

  const edition: EditionInTime = inTime(() => timeline)
  const watching = setInterval(() => {
    if (turnsBefore(timeline, clock.now()) !== turns) tell()
  }, beatMs)
  watching.unref()

  return {
    ...edition,
    /** How often it has turned: what is kept under this number is of another edition than what came before. */
    turns: () => turnsBefore(timeline, clock.now()),
    onTurn(follower: () => void) {
      followers.push(follower)
    },
    stop: () => clearInterval(watching),
  }
}
