import { answerBackups } from '../../backup/answer-backup.server.ts'
import { fillColours } from '../../content/fill-colours.server.ts'
import { followReleases } from '../../editorial/releases/follow-releases.server.ts'
import { takeWithdrawnCopiesAway } from '../../exhibitors/materials/publish-page.server.ts'
import { checkChain } from '../../journal/check-chain.server.ts'
import { eraseOldData } from '../erase-old-data.server.ts'
import { followChanges } from '../push/open-push.server.ts'
import { startScheduler } from '../scheduler.server.ts'
import { openAward } from './open-award.server.ts'
import type { House } from './open-house.server.ts'
import type { Rooms } from './open-rooms.server.ts'

/** What goes on by itself, without anybody asking: by the clock, or because something has changed. */
export async function startRoutines(house: House, rooms: Rooms) {
  const { settings, log, clock, database } = house
  const { boxOffice, content, exhibitorFiles, pictureStore, pictureUploads, awardDesk, push, releaseDesk } =
    rooms
  const sweeping = setInterval(() => {
    checkChain(database.db, clock.now())
      // Whoever keeps the logs can prove how long the chain was and how it ended.
      .then(chain => log[chain.brokenAt === null ? 'info' : 'error'](chain, 'the journal was looked through'))
      .catch((error: unknown) => log.error({ err: error }, 'the journal could not be looked through'))
    void eraseOldData(database.pool, clock.now(), log, { ...exhibitorFiles, pictureUploads })
    takeWithdrawnCopiesAway({ pool: database.pool, files: exhibitorFiles }).catch((error: unknown) =>
      log.error({ err: error }, 'pictures of pages that were taken down are still there'),
    )
  }, 3_600_000)
  const backups = database.isEmbedded
    ? await answerBackups({ dataDir: settings.dataDir, pool: database.pool }, log)
    : null
  // Nobody waits for it: until then a picture without colours is found by everything else.
  const doors = { areClosing: false }
  const filling = fillColours({
    pool: database.pool,
    pictureStore,
    log,
    mayGoOn: () => !doors.areClosing,
  }).catch((error: unknown) => log.error({ err: error }, 'colours of pictures could not be read'))
  const scheduler = startScheduler(boxOffice, clock, log, releaseDesk)
  const releases = await followReleases(database, releaseDesk, { clock, log })
  const changes = await followChanges(push, database, { clock, log })
  const award = openAward(awardDesk, { settings, clock, log, catchUp: content.catchUp })
  return {
    award,
    async stop() {
      doors.areClosing = true
      await filling
      await scheduler.stop()
      await releases.stop()
      await changes.stop()
      await award.stop()
      await backups?.close()
    },
    stopSweeping: () => clearInterval(sweeping),
  }
}
