import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Context } from 'hono'
import nodemailer from 'nodemailer'
import { accountLetterQueue } from '../accounts/links/promise-link.server.ts'
import { accountLetterJob } from '../accounts/links/write-account-letter.server.ts'
import { openAccounts } from '../accounts/open-accounts.server.ts'
import { issueToken } from '../applications/issue-token.server.ts'
import type { AwardDesk } from '../award/books/award-desk.ts'
import { bookFilesIn } from '../award/books/book-files.ts'
import { issueMissingLinks } from '../award/books/issue-link.server.ts'
import { openApplication } from '../award/books/open-application.server.ts'
import { bookLinksJob, bookLinksQueue } from '../award/own/send-book-links.server.ts'
import { answerBackups } from '../backup/answer-backup.server.ts'
import { openWallets } from '../box-office/wallet/open-wallets.server.ts'
import { countHits } from '../content/addresses/count-hits.server.ts'
import { findRedirect } from '../content/addresses/find-redirect.server.ts'
import { recordingsIn } from '../content/audio/read-recording.server.ts'
import { fillColours } from '../content/fill-colours.server.ts'
import { findFocus } from '../content/find-focus.server.ts'
import { importNewContent } from '../content/import/import-content.server.ts'
import { autumn2025 } from '../editions/edition.ts'
import { readTimeline } from '../editions/read-timeline.server.ts'
import { alwaysNow, stepAt } from '../editions/timeline.ts'
import { runImportJob, runImportQueue } from '../editorial/exchange/run-import.server.ts'
import { openUploads } from '../editorial/pictures/open-uploads.server.ts'
import { followReleases } from '../editorial/releases/follow-releases.server.ts'
import type { ReleaseDesk } from '../editorial/releases/release-desk.ts'
import { takeWithdrawnCopiesAway } from '../exhibitors/materials/publish-page.server.ts'
import { exhibitorFilesIn } from '../exhibitors/works/picture-places.ts'
import { openHealth } from '../health/open-health.server.ts'
import { openPictureStore } from '../images/open-picture-store.server.ts'
import { createImageServer } from '../images/serve-image.server.ts'
import { createTileServer } from '../images/tiles/serve-tiles.server.ts'
import { checkChain } from '../journal/check-chain.server.ts'
import { openJournal } from '../journal/record-entry.server.ts'
import { deliverLeadJob, deliverLeadQueue } from '../leads/deliver-lead.server.ts'
import { sendLetterJob, sendLetterQueue } from '../mail/send-letter.server.ts'
import type { Services } from '../page-server/services.ts'
import { createPageStore } from '../page-store/page-store.server.ts'
import type { StoredResponse } from '../page-store/stored-response.server.ts'
import { machineNow, startClock } from '../platform/clock.server.ts'
import { type Database, openDatabase } from '../platform/database/database.server.ts'
import { migrateDatabase } from '../platform/database/migrate.server.ts'
import { type Jobs, openJobs } from '../platform/jobs.server.ts'
import { createLog, type Log } from '../platform/log.server.ts'
import { createMetrics } from '../platform/metrics.server.ts'
import { allowedAddresses } from '../platform/network/allowed-addresses.server.ts'
import { networkOf } from '../platform/network/network-address.ts'
import type { Settings } from '../platform/settings.server.ts'
import { promiseNoticesQueue } from '../programme/push/promise-notices.server.ts'
import { sendNoticeQueue } from '../programme/push/send-notice.server.ts'
import { findOpenPicture } from '../works/closer/find-open-picture.server.ts'
import { type ClientBuild, loadAssets, readClientBuild } from './client-build.server.ts'
import { followEdition } from './edition/follow-edition.server.ts'
import { previewEditionIn } from './edition/preview-edition.server.ts'
import { eraseOldData } from './erase-old-data.server.ts'
import { findLiving } from './find-living.server.ts'
import { followContent } from './follow-content.server.ts'
import { accountConsent, formLookups } from './form-lookups.server.ts'
import { createActions } from './http/actions.server.ts'
import { createApi, createMakers, machineAddresses } from './http/api.server.ts'
import { clientAddress } from './http/csrf.server.ts'
import { createFiles } from './http/files.server.ts'
import { createHttpListener } from './http/http-listener.server.ts'
import { createHttpRoutes } from './http/http-routes.server.ts'
import { journalled as journalledBy } from './http/journalled.server.ts'
import { createKeptAnswers } from './http/kept-answers.server.ts'
import { pageAnswers } from './http/page-answers.server.ts'
import { createPressFeeds } from './http/press-feed.server.ts'
import { refusedAnswers } from './http/refused-answers.server.ts'
import { mayOpenFor } from './http/request-context.server.ts'
import { securityHeaders } from './http/security-headers.server.ts'
import { createSitemap } from './http/sitemap.server.ts'
import { makeFirstPictures } from './make-first-pictures.server.ts'
import { openAward } from './open-award.server.ts'
import {
  callOffJob,
  keepingPublished,
  keepingSlots,
  letterJob,
  openBoxOffice,
  orderLinksJob,
  payoutJob,
  reconcileJob,
} from './open-box-office.server.ts'
import { openPaymentDesk } from './open-payment-desk.server.ts'
import { openStands } from './open-stands.server.ts'
import { openToday } from './open-today.server.ts'
import { previewIn } from './preview-page.server.ts'
import { followChanges, openPush, pushJobs } from './push/open-push.server.ts'
import { createRenderer } from './render-page.server.ts'
import { accountRooms } from './rooms/account-rooms.server.ts'
import { journalSources, officeRooms } from './rooms/office-rooms.server.ts'
import { officeSearches } from './rooms/office-searches.server.ts'
import { startScheduler } from './scheduler.server.ts'
import { createSocialPictures } from './social/social-picture.server.ts'
import { watchBacklog } from './watch-backlog.server.ts'
import { watchGateway } from './watch-gateway.server.ts'
import { followWritten, keepWritten } from './written/follow-written.server.ts'

export type Fair = { url: string; database: Database; jobs: Jobs; log: Log; stop(): Promise<void> }

/** The browser's half: files of a build, or the development server in their place. */
export type Client = {
  build: ClientBuild
  assets: Map<string, StoredResponse>
  development?: { middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void }
}

/** Puts the rooms together and opens the doors: HTTP and the scheduler. */
export async function startFair(settings: Settings, client?: Client): Promise<Fair> {
  const log = createLog(settings.logLevel)
  const clock = startClock(settings.fairNow)
  const metrics = createMetrics()
  const database = await openDatabase(settings, log)
  await migrateDatabase(database.pool)
  const editionInTime = await followEdition(database, { launch: autumn2025, clock, log })
  const edition = alwaysNow(editionInTime, clock.now)
  await importNewContent(database.pool, {
    // What comes with the software is the first fair's, whichever is on show.
    edition: stepAt(await readTimeline(database.db, autumn2025), clock.now()).values,
    uploadsDir: settings.uploadsDir,
    now: clock.now(),
    log,
  })

  await keepWritten(database.db, clock.now())

  const jobs = await openJobs(database.pool, log, metrics)
  await jobs.openQueue(sendLetterQueue)
  await jobs.openQueue(runImportQueue)
  await jobs.openQueue(accountLetterQueue)
  await jobs.openQueue(deliverLeadQueue)
  await jobs.openQueue(bookLinksQueue)
  await jobs.openQueue(promiseNoticesQueue)
  await jobs.openQueue(sendNoticeQueue)
  watchBacklog(metrics.registry, database.db, clock)
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
  const terms = {
    isSecure,
    gatewayUrl: settings.yookassa.url,
    isDevelopment: client?.development !== undefined,
  }
  const headers = securityHeaders(terms)
  const { build, assets, development } = client ?? (await builtClient(headers))
  const content = await followContent(database)
  const written = await followWritten(database.db, { onChange: content.onChange, log })
  // Grows with every change of content and every turn of the edition: what is kept under it is never of another day.
  const contentVersion = () => String(Number(content.version()) + editionInTime.turns())
  const standFeed = await openStands(database, { clock, log, registry: metrics.registry })
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
    mayOpen: mayOpenFor(null),
  }
  const services: Services = {
    pool: database.pool,
    log,
    publicUrl: settings.publicUrl,
    contentVersion,
    recordingsDir: recordingsIn(settings.uploadsDir),
    pictureStore,
    pictureUploads,
    boxOffice,
    sealTicket,
    wallets,
    accounts,
    ...openPaymentDesk(boxOffice, jobs),
    accountRooms,
    officeRooms,
    officeSearches,
    health: openHealth({
      dataDir: settings.dataDir,
      uploadsDir: settings.uploadsDir,
      publicUrl: settings.publicUrl,
      build: build.metadata.id,
      gateway: boxOffice.gateway,
    }),
    journalSources,
    leads,
    exhibitorFiles,
    exhibitorDesk: {
      pool: database.pool,
      jobs,
      publicUrl: settings.publicUrl,
      consentsInForce: formLookups(database, edition).consentsInForce,
    },
    awardDesk,
    releaseDesk,
    letterDesk: { jobs, from: settings.mailFrom },
    push,
    previewPage: previewIn(database.pool, () => rendering),
    judgePath: path => findLiving(path, { renderer, matcher: build.metadata.matcher }),
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
      secret: formSecret,
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
    countedHeaders: securityHeaders({ ...terms, hasMetrika: true }),
    services,
    menu: written.menu,
  }
  const renderer = createRenderer(rendering)
  const store = createPageStore({
    render(pathname) {
      if (pathname.startsWith('/api/')) return answers.makeAnswer(pathname)
      metrics.renders.inc()
      return renderer.renderPage(pathname)
    },
    clock,
    // While developing, every page is made anew.
    maxBytes: development ? 0 : settings.pageStoreBytes,
    onChange(entries, bytes) {
      metrics.storedPages.set(entries)
      metrics.storedBytes.set(bytes)
    },
  })
  content.onChange(store.drop)
  // The menu stands on every page, names of halls on many.
  written.onWritten(() => store.drop('all'))
  const keepPublished = keepingPublished(database.db, edition, log, store.drop)
  content.onChange(keepPublished)
  // They know the names of their halls.
  written.onWritten(() => keepPublished('all'))
  editionInTime.onTurn(() => store.drop('all'))
  const images = createImageServer({
    picturesDir: settings.uploadsDir,
    pictures: pictureStore,
    focusOf: key => findFocus(database.db, key),
    cacheDir: `${settings.dataDir}/images`,
    cacheMaxBytes: settings.imageCacheBytes,
    domains: settings.imageDomains,
    log,
  })
  const tiles = createTileServer({
    pictures: pictureStore,
    findOpen: src => findOpenPicture(database.db, edition.id, src),
    cacheDir: `${settings.dataDir}/tiles`,
    // Beside the pictures, half as much again: all works of a fair at 1,600 px and forty at 6,000.
    cacheMaxBytes: settings.imageCacheBytes / 2,
    log,
  })
  await makeFirstPictures(database.db, images).catch(error => {
    log.warn({ err: error }, 'The pictures of the first screen could not be made ahead')
  })
  const freshness = { db: database.db, publicUrl: settings.publicUrl, clock, contentVersion }
  const surroundings = { db: database.db, edition, clock, people: accounts }
  const formToken = () => issueToken(formSecret, clock.now())
  const visitorOf = (c: Context) => clientAddress(c.env.incoming, settings.proxyHops)
  const refused = refusedAnswers(renderer)
  const journalled = journalledBy({ journal: openJournal(database.pool), people: accounts, clock, visitorOf })
  const hits = countHits({ db: database.db, clock, log })
  const pages = pageAnswers({
    store,
    renderer,
    refused,
    build,
    people: accounts,
    log,
    isSecure,
    formToken,
    redirectAt: async path => {
      const to = await findRedirect(database.db, path)
      if (to !== null) hits.hit(path)
      return to
    },
  })
  const apiServices = {
    ...surroundings,
    ...services,
    metrics,
    metricsAccess: settings.metrics,
    clientOf: (c: Context) => networkOf(visitorOf(c)),
    formToken,
    buildId: build.metadata.id,
    standFeed,
    todayFeed,
  }
  const answers = createKeptAnswers({
    store,
    makers: createMakers(apiServices),
    clock,
    editionInTime,
    securityHeaders: headers,
  })
  standFeed.onChange(answers.forgetPlaces)
  editionInTime.onTurn(answers.forgetPlaces)
  const web = createHttpRoutes(
    {
      pool: database.pool,
      clock,
      log,
      metrics,
      securityHeaders: headers,
      publicUrl: settings.publicUrl,
      postsPerMinute: settings.postsPerMinute,
      visitorOf,
      people: accounts,
      journalled,
      isGateway: allowedAddresses(settings.yookassa.addresses),
    },
    {
      machineAddresses: machineAddresses(apiServices),
      images,
      tiles,
      public: {
        publicUrl: settings.publicUrl,
        sitemap: createSitemap(freshness),
        feeds: createPressFeeds({ ...freshness, edition }),
        socialPictures: createSocialPictures({
          db: database.db,
          edition,
          renderer,
          pictures: pictureStore,
          cacheDir: `${settings.dataDir}/social`,
          log,
        }),
      },
      files: createFiles({ ...surroundings, services, journalled }),
      api: createApi(apiServices, answers),
      forgetPlaces: answers.forgetPlaces,
      actions: createActions({
        ...surroundings,
        services,
        isSecure,
        visitorOf,
        journalled,
        incomingDir: `${exhibitorFiles.folder}/forms`,
        refuse: pages.answerRefusal,
      }),
      refused,
      pages,
    },
  )
  await jobs.start([
    payoutJob(boxOffice, clock),
    letterJob({ boxOffice, clock, sealTicket, jobs }),
    orderLinksJob({ boxOffice, clock, jobs }),
    bookLinksJob(awardDesk, clock),
    callOffJob(boxOffice, clock),
    reconcileJob(boxOffice, clock),
    runImportJob(database.pool, clock),
    ...pushJobs(push, clock),
    deliverLeadJob({ pool: database.pool, lander: settings.lander, clock }),
    accountLetterJob(
      {
        pool: database.pool,
        jobs,
        publicUrl: settings.publicUrl,
        isProduction: settings.isProduction,
      },
      clock,
    ),
  ])
  if (settings.smtpUrl) {
    const transport = nodemailer.createTransport(settings.smtpUrl)
    await jobs.start([sendLetterJob(database.db, transport, settings.mailFrom, clock)])
  } else log.warn('SMTP_URL is not set: letters wait in the outbox')

  const sweeping = setInterval(() => {
    checkChain(database.db, clock.now())
      // Whoever keeps the logs can prove how long the chain was and how it ended.
      .then(chain => log[chain.brokenAt === null ? 'info' : 'error'](chain, 'the journal was looked through'))
      .catch((error: unknown) => log.error({ err: error }, 'the journal could not be looked through'))
    void eraseOldData(database.pool, edition, clock.now(), log, { ...exhibitorFiles, pictureUploads })
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
  const ready = createHttpListener({ assets, store, answers, metrics, isSecure, router: web })
  // The second of the ceremony is the same on every process: nobody is answered after it as if it had not come.
  const frontDoor: typeof ready = (request, response) =>
    award.isCeremonyNew() ? void award.greet().then(() => ready(request, response)) : ready(request, response)
  const server = createServer(
    development
      ? (request, response) => development.middleware(request, response, () => frontDoor(request, response))
      : frontDoor,
  )
  await listen(server, settings)
  log.info({ port: portOf(server), build: build.metadata.id }, 'the fair is open')

  const stop = async () => {
    clearInterval(sweeping)
    standFeed.close()
    todayFeed.close()
    editionInTime.stop()
    await closeServer(server)
    await hits.stop()
    doors.areClosing = true
    await filling
    await scheduler.stop()
    await releases.stop()
    await changes.stop()
    await award.stop()
    await backups?.close()
    await jobs.stop()
    await database.close()
  }
  return { url: `http://${settings.host}:${portOf(server)}`, database, jobs, log, stop }
}

async function builtClient(headers: Record<string, string>): Promise<Client> {
  const folder = 'dist/client'
  return { build: readClientBuild(folder), assets: await loadAssets(folder, headers) }
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken by another program. Set PORT to another one.`)
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

// New connections are refused, running answers are finished; whoever hangs on after ten seconds is cut off.
function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    const cut = setTimeout(() => server.closeAllConnections(), 10_000)
    // A browser keeps its connection for more; once its answer is out, there will be no more.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
