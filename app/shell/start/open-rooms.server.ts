import { openAccounts } from '../../accounts/open-accounts.server.ts'
import type { AwardDesk } from '../../award/books/award-desk.ts'
import { bookFilesIn } from '../../award/books/book-files.ts'
import { issueMissingLinks } from '../../award/books/issue-link.server.ts'
import { openWallets } from '../../box-office/wallet/open-wallets.server.ts'
import { openUploads } from '../../editorial/pictures/open-uploads.server.ts'
import type { ReleaseDesk } from '../../editorial/releases/release-desk.ts'
import { exhibitorFilesIn } from '../../exhibitors/works/picture-places.ts'
import { openPictureStore } from '../../images/open-picture-store.server.ts'
import { machineNow } from '../../platform/clock.server.ts'
import { followContent } from '../follow-content.server.ts'
import { accountConsent } from '../form-lookups.server.ts'
import { judgeLinks } from '../judge-links.server.ts'
import { openPush } from '../push/open-push.server.ts'
import { followWritten } from '../written/follow-written.server.ts'
import { keepingSlots, openBoxOffice } from './open-box-office.server.ts'
import type { House } from './open-house.server.ts'
import { openStands } from './open-stands.server.ts'
import { openToday } from './open-today.server.ts'
import { watchGateway } from './watch-gateway.server.ts'

export type Rooms = Awaited<ReturnType<typeof openRooms>>

/** What rooms bring along: desks with their secrets, places for files, and what follows changes made by any process. */
export async function openRooms(house: House) {
  const { settings, log, clock, metrics, database, editionInTime, edition, jobs } = house
  const { boxOffice, sealTicket, secretFor } = await openBoxOffice({
    settings,
    database,
    jobs,
    edition,
    now: clock.now(),
  })
  editionInTime.onTurn(keepingSlots(database.db, edition, log))
  const wallets = openWallets(settings.wallets)
  watchGateway(metrics.registry, boxOffice.gateway)

  const isSecure = settings.publicUrl.startsWith('https:')
  const accounts = openAccounts({
    pool: database.pool,
    publicUrl: settings.publicUrl,
    secret: secretFor('sessions'),
    isSecure,
    isProduction: settings.isProduction,
    codeSecret: secretFor('codes'),
    isCodeRequired: settings.isProduction,
    machineNow,
    jobs,
    consentInForce: accountConsent(database),
  })
  const content = await followContent(database)
  const written = await followWritten(database.db, { onChange: content.onChange, log })
  // Grows with every change of content and every turn of the edition: what is kept under it is never of another day.
  const contentVersion = () => String(Number(content.version()) + editionInTime.turns())
  const standFeed = await openStands(database, { clock, log, registry: metrics.registry })
  editionInTime.onTurn(standFeed.turn)
  const todayFeed = await openToday(database, { edition, clock, log, registry: metrics.registry })
  const leads = { jobs, lander: settings.lander }
  const formSecret = secretFor('forms')
  const exhibitorFiles = exhibitorFilesIn(settings.uploadsDir)
  const pictureStore = openPictureStore(settings)
  const pictureUploads = openUploads({ uploadsDir: settings.uploadsDir, bucket: settings.pictureBucket })
  const awardDesk: AwardDesk = {
    pool: database.pool,
    jobs,
    edition,
    publicUrl: settings.publicUrl,
    linkSecret: secretFor('award-links'),
    files: bookFilesIn(settings.uploadsDir),
  }
  await issueMissingLinks(database.db, awardDesk)
  const push = openPush(settings, database, jobs, secretFor('push'))
  const releaseDesk: ReleaseDesk = {
    pool: database.pool,
    jobs,
    edition,
    publicUrl: settings.publicUrl,
    judgeLinks,
  }
  return {
    boxOffice,
    sealTicket,
    wallets,
    accounts,
    content,
    written,
    contentVersion,
    standFeed,
    todayFeed,
    leads,
    formSecret,
    exhibitorFiles,
    pictureStore,
    pictureUploads,
    awardDesk,
    push,
    releaseDesk,
  }
}
