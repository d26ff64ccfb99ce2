import type { Context } from 'hono'
import { issueToken } from '../../applications/issue-token.server.ts'
import { countHits } from '../../content/addresses/count-hits.server.ts'
import { findRedirect } from '../../content/addresses/find-redirect.server.ts'
import { findFocus } from '../../content/find-focus.server.ts'
import { createImageServer } from '../../images/serve-image.server.ts'
import { createTileServer } from '../../images/tiles/serve-tiles.server.ts'
import { openJournal } from '../../journal/record-entry.server.ts'
import type { Services } from '../../page-server/services.ts'
import { createPageStore } from '../../page-store/page-store.server.ts'
import { allowedAddresses } from '../../platform/network/allowed-addresses.server.ts'
import { networkOf } from '../../platform/network/network-address.ts'
import { findOpenPicture } from '../../works/closer/find-open-picture.server.ts'
import type { ClientBuild } from '../client-build.server.ts'
import { createActions } from '../http/actions.server.ts'
import { createApi, createMakers, machineAddresses } from '../http/api.server.ts'
import { clientAddress } from '../http/csrf.server.ts'
import { createFiles } from '../http/files.server.ts'
import { createHttpRoutes } from '../http/http-routes.server.ts'
import { journalled as journalledBy } from '../http/journalled.server.ts'
import { createKeptAnswers } from '../http/kept-answers.server.ts'
import { pageAnswers } from '../http/page-answers.server.ts'
import { createPressFeeds } from '../http/press-feed.server.ts'
import { refusedAnswers } from '../http/refused-answers.server.ts'
import { createSitemap } from '../http/sitemap.server.ts'
import type { Renderer } from '../render-page.server.ts'
import { createSocialPictures } from '../social/social-picture.server.ts'
import { makeFirstPictures } from './make-first-pictures.server.ts'
import { keepingPublished } from './open-box-office.server.ts'
import type { House } from './open-house.server.ts'
import type { Rooms } from './open-rooms.server.ts'

/** Everything that answers a request: kept pages and answers, pictures, the API, files, actions, pages. */
export async function openHttp(
  house: House,
  rooms: Rooms,
  { services, renderer, build, headers, isDevelopment }: Behind,
) {
  const { settings, log, clock, metrics, database, editionInTime, edition } = house
  const {
    accounts,
    content,
    written,
    contentVersion,
    standFeed,
    todayFeed,
    formSecret,
    exhibitorFiles,
    pictureStore,
  } = rooms
  const isSecure = settings.publicUrl.startsWith('https:')
  const store = createPageStore({
    render(pathname) {
      if (pathname.startsWith('/api/')) return answers.makeAnswer(pathname)
      metrics.renders.inc()
      return renderer.renderPage(pathname)
    },
    clock,
    // While developing, every page is made anew.
    maxBytes: isDevelopment ? 0 : settings.pageStoreBytes,
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
    noteDeed: journalled.sent,
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
        sitemap: createSitemap({ ...freshness, edition }),
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
  return { store, answers, web, hits, isSecure }
}

type Behind = {
  services: Services
  renderer: Renderer
  build: ClientBuild
  headers: Record<string, string>
  isDevelopment: boolean
}
