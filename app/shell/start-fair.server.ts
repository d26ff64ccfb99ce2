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
import { recordingsIn } from '../content/audio/read-recording.server.ts'
import { importNewContent } from '../content/import/import-content.server.ts'
import { autumn2025 } from '../editions/edition.ts'
import { takeWithdrawnCopiesAway } from '../exhibitors/materials/publish-page.server.ts'
import { exhibitorFilesIn } from '../exhibitors/works/picture-places.ts'
import { createImageServer } from '../images/serve-image.server.ts'
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
import { accountRooms } from './account-rooms.server.ts'
import { type ClientBuild, loadAssets, readClientBuild } from './client-build.server.ts'
import { eraseOldData } from './erase-old-data.server.ts'
import { followContent } from './follow-content.server.ts'
import { accountConsent, formLookups } from './form-lookups.server.ts'
import { createActions } from './http/actions.server.ts'
import { createApi, createMakers, machineAddresses } from './http/api.server.ts'
import { clientAddress } from './http/csrf.server.ts'
import { createFiles } from './http/files.server.ts'
import { createHttpListener } from './http/http-listener.server.ts'
import { createHttpRoutes } from './http/http-routes.server.ts'
import { createKeptAnswers } from './http/kept-answers.server.ts'
import { pageAnswers } from './http/page-answers.server.ts'
import { createPressFeeds } from './http/press-feed.server.ts'
import { refusedAnswers } from './http/refused-answers.server.ts'
import { securityHeaders } from './http/security-headers.server.ts'
import { createSitemap } from './http/sitemap.server.ts'
import { makeFirstPictures } from './make-first-pictures.server.ts'
import { officeRooms } from './office-rooms.server.ts'
import { openAward } from './open-award.server.ts'
import {
  callOffJob,
  letterJob,
  openBoxOffice,
  orderLinksJob,
  payoutJob,
  reconcileJob,
} from './open-box-office.server.ts'
import { openPaymentDesk } from './open-payment-desk.server.ts'
import { openStands } from './open-stands.server.ts'
import { previewIn } from './preview-page.server.ts'
import { createRenderer } from './render-page.server.ts'
import { startScheduler } from './scheduler.server.ts'
import { createSocialPictures } from './social/social-picture.server.ts'
import { watchBacklog } from './watch-backlog.server.ts'
import { watchGateway } from './watch-gateway.server.ts'

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
  await importNewContent(database.pool, {
    edition: autumn2025,
    uploadsDir: settings.uploadsDir,
    now: clock.now(),
    log,
  })

  const jobs = await openJobs(database.pool, log, metrics)
  await jobs.openQueue(sendLetterQueue)
  await jobs.openQueue(accountLetterQueue)
  await jobs.openQueue(deliverLeadQueue)
  await jobs.openQueue(bookLinksQueue)
  watchBacklog(metrics.registry, database.db, clock)
  const { boxOffice, sealTicket, secretFor } = await openBoxOffice({
    settings,
    database,
    jobs,
    edition: autumn2025,
    now: clock.now(),
  })
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
  const standFeed = await openStands(database, { clock, log, registry: metrics.registry })
  const leads = { jobs, lander: settings.lander }
  const formSecret = secretFor('forms')
  const exhibitorFiles = exhibitorFilesIn(settings.uploadsDir)
  const awardDesk: AwardDesk = {
    pool: database.pool,
    jobs,
    edition: autumn2025,
    publicUrl: settings.publicUrl,
    linkSecret: secretFor('award-links'),
    files: bookFilesIn(settings.uploadsDir),
  }
  await issueMissingLinks(database.db, awardDesk)
  const services: Services = {
    pool: database.pool,
    log,
    publicUrl: settings.publicUrl,
    contentVersion: content.version,
    recordingsDir: recordingsIn(settings.uploadsDir),
    boxOffice,
    sealTicket,
    accounts,
    ...openPaymentDesk(boxOffice, jobs),
    accountRooms,
    officeRooms,
    leads,
    exhibitorFiles,
    exhibitorDesk: {
      pool: database.pool,
      jobs,
      publicUrl: settings.publicUrl,
      consentsInForce: formLookups(database).consentsInForce,
    },
    awardDesk,
    previewPage: previewIn(database.pool, () => rendering),
    formTaking: {
      submission: {
        pool: database.pool,
        jobs,
        leads,
        edition: autumn2025,
        publicUrl: settings.publicUrl,
        makes: { award: (tx, sent, now) => openApplication(tx, awardDesk, sent, now) },
      },
      secret: formSecret,
      submissionsPerWindow: Math.ceil(settings.postsPerMinute / 5),
      ...formLookups(database),
    },
  }
  const rendering = {
    db: database.db,
    edition: autumn2025,
    clock,
    build,
    publicUrl: settings.publicUrl,
    imageDomains: settings.imageDomains,
    isDemoClock: settings.fairNow !== undefined,
    metrikaId: settings.metrikaId,
    securityHeaders: headers,
    countedHeaders: securityHeaders({ ...terms, hasMetrika: true }),
    services,
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
  const images = createImageServer({
    picturesDir: settings.uploadsDir,
    cacheDir: `${settings.dataDir}/images`,
    cacheMaxBytes: settings.imageCacheBytes,
    domains: settings.imageDomains,
    log,
  })
  await makeFirstPictures(database.db, images).catch(error => {
    log.warn({ err: error }, 'The pictures of the first screen could not be made ahead')
  })
  const freshness = { db: database.db, publicUrl: settings.publicUrl, clock, contentVersion: content.version }
  const surroundings = { db: database.db, edition: autumn2025, clock, people: accounts }
  const formToken = () => issueToken(formSecret, clock.now())
  const visitorOf = (c: Context) => clientAddress(c.env.incoming, settings.proxyHops)
  const refused = refusedAnswers(renderer)
  const pages = pageAnswers({ store, renderer, refused, build, people: accounts, log, isSecure, formToken })
  const apiServices = {
    ...surroundings,
    ...services,
    metrics,
    metricsAccess: settings.metrics,
    clientOf: (c: Context) => networkOf(visitorOf(c)),
    formToken,
    buildId: build.metadata.id,
    standFeed,
  }
  const answers = createKeptAnswers({
    store,
    makers: createMakers(apiServices),
    clock,
    edition: autumn2025,
    securityHeaders: headers,
  })
  standFeed.onChange(answers.forgetPlaces)
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
      isGateway: allowedAddresses(settings.yookassa.addresses),
    },
    {
      machineAddresses: machineAddresses(apiServices),
      images,
      public: {
        publicUrl: settings.publicUrl,
        sitemap: createSitemap(freshness),
        feeds: createPressFeeds({ ...freshness, edition: autumn2025 }),
        socialPictures: createSocialPictures({
          db: database.db,
          edition: autumn2025,
          renderer,
          picturesDir: settings.uploadsDir,
          cacheDir: `${settings.dataDir}/social`,
          log,
        }),
      },
      files: createFiles({ ...surroundings, services }),
      api: createApi(apiServices, answers),
      forgetPlaces: answers.forgetPlaces,
      actions: createActions({
        ...surroundings,
        services,
        isSecure,
        visitorOf,
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
    void eraseOldData(database.pool, autumn2025, clock.now(), log, exhibitorFiles)
    takeWithdrawnCopiesAway({ pool: database.pool, files: exhibitorFiles }).catch((error: unknown) =>
      log.error({ err: error }, 'pictures of pages that were taken down are still there'),
    )
  }, 3_600_000)
  const scheduler = startScheduler(boxOffice, clock, log)
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
    await closeServer(server)
    await scheduler.stop()
    await award.stop()
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
