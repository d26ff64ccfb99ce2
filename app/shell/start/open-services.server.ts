import { openApplication } from '../../award/books/open-application.server.ts'
import { recordingsIn } from '../../content/audio/read-recording.server.ts'
import { openHealth } from '../../health/open-health.server.ts'
import type { Services } from '../../page-server/services.ts'
import type { ClientBuild } from '../client-build.server.ts'
import { previewEditionIn } from '../edition/preview-edition.server.ts'
import { findLiving } from '../find-living.server.ts'
import { formLookups } from '../form-lookups.server.ts'
import { previewIn } from '../preview-page.server.ts'
import { createRenderer } from '../render-page.server.ts'
import { accountRooms } from '../rooms/account-rooms.server.ts'
import { officeActions } from '../rooms/office-actions.ts'
import { journalSources, officeRooms } from '../rooms/office-rooms.server.ts'
import { officeSearches } from '../rooms/office-searches.server.ts'
import type { House } from './open-house.server.ts'
import { openPaymentDesk } from './open-payment-desk.server.ts'
import type { Rooms } from './open-rooms.server.ts'

/** What pages, actions and files may name in `using`, and the renderer that gives it to them. */
export function openServices(house: House, rooms: Rooms, { build, headers, counted }: Shown) {
  const { settings, log, clock, database, editionInTime, edition, jobs } = house
  const { boxOffice, leads, awardDesk } = rooms
  const services: Services = {
    pool: database.pool,
    log,
    publicUrl: settings.publicUrl,
    contentVersion: rooms.contentVersion,
    recordingsDir: recordingsIn(settings.uploadsDir),
    pictureStore: rooms.pictureStore,
    pictureUploads: rooms.pictureUploads,
    boxOffice,
    sealTicket: rooms.sealTicket,
    wallets: rooms.wallets,
    accounts: rooms.accounts,
    ...openPaymentDesk(boxOffice, jobs),
    accountRooms,
    officeRooms,
    officeSearches,
    officeActions,
    health: openHealth({
      dataDir: settings.dataDir,
      uploadsDir: settings.uploadsDir,
      publicUrl: settings.publicUrl,
      build: build.metadata.id,
      gateway: boxOffice.gateway,
    }),
    journalSources,
    leads,
    exhibitorFiles: rooms.exhibitorFiles,
    exhibitorDesk: {
      pool: database.pool,
      jobs,
      publicUrl: settings.publicUrl,
      consentsInForce: formLookups(database, edition).consentsInForce,
    },
    awardDesk,
    releaseDesk: rooms.releaseDesk,
    letterDesk: { jobs, from: settings.mailFrom },
    push: rooms.push,
    previewPage: previewIn(database.pool, () => rendering),
    judgePath: path => findLiving(path, { renderer, matcher: build.metadata.matcher }),
    judgeLinks: rooms.releaseDesk.judgeLinks,
    previewEdition: previewEditionIn(database.pool, () => rendering),
    formTaking: {
      submission: {
        pool: database.pool,
        jobs,
        leads,
        edition,
        publicUrl: settings.publicUrl,
        makes: { award: (tx, sent, now) => openApplication(tx, awardDesk, sent, now) },
      },
      secret: rooms.formSecret,
      submissionsPerWindow: Math.ceil(settings.postsPerMinute / 5),
      ...formLookups(database, edition),
    },
  }
  const rendering = {
    db: database.db,
    editionInTime,
    clock,
    build,
    publicUrl: settings.publicUrl,
    imageDomains: settings.imageDomains,
    isDemoClock: settings.fairNow !== undefined,
    metrikaId: settings.metrikaId,
    securityHeaders: headers,
    countedHeaders: counted,
    services,
    menu: rooms.written.menu,
  }
  const renderer = createRenderer(rendering)
  return { services, renderer }
}

/** The browser's half of pages, and the headers of their documents. */
type Shown = { build: ClientBuild; headers: Record<string, string>; counted: Record<string, string> }
