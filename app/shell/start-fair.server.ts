import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { StoredResponse } from '../page-store/stored-response.server.ts'
import type { Database } from '../platform/database/database.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import type { Log } from '../platform/log.server.ts'
import type { Settings } from '../platform/settings/settings.server.ts'
import { type ClientBuild, loadAssets, readClientBuild } from './client-build.server.ts'
import { createHttpListener } from './http/http-listener.server.ts'
import { securityHeaders } from './http/security-headers.server.ts'
import { closeServer, listen, portOf } from './start/listen.server.ts'
import { openHouse } from './start/open-house.server.ts'
import { openHttp } from './start/open-http.server.ts'
import { openRooms } from './start/open-rooms.server.ts'
import { openServices } from './start/open-services.server.ts'
import { startJobs } from './start/start-jobs.server.ts'
import { startRoutines } from './start/start-routines.server.ts'

export type Fair = { url: string; database: Database; jobs: Jobs; log: Log; stop(): Promise<void> }

/** The browser's half: files of a build, or the development server in their place. */
export type Client = {
  build: ClientBuild
  assets: Map<string, StoredResponse>
  development?: { middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void }
}

/** Puts the rooms together, floor by floor, and opens the doors: HTTP and the scheduler. */
export async function startFair(settings: Settings, client?: Client): Promise<Fair> {
  const house = await openHouse(settings)
  const { log, metrics, database, editionInTime, jobs } = house
  const rooms = await openRooms(house)
  const terms = {
    isSecure: settings.publicUrl.startsWith('https:'),
    gatewayUrl: settings.yookassa.url,
    isDevelopment: client?.development !== undefined,
  }
  const headers = securityHeaders(terms)
  const counted = securityHeaders({ ...terms, hasMetrika: true })
  const { build, assets, development } = client ?? (await builtClient(headers))
  const { services, renderer } = openServices(house, rooms, { build, headers, counted })
  const behind = { services, renderer, build, headers, isDevelopment: terms.isDevelopment }
  const { store, answers, web, hits, isSecure } = await openHttp(house, rooms, behind)
  await startJobs(house, rooms)
  const routines = await startRoutines(house, rooms)
  const { award } = routines
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
    routines.stopSweeping()
    rooms.standFeed.close()
    rooms.todayFeed.close()
    editionInTime.stop()
    await closeServer(server)
    await hits.stop()
    await routines.stop()
    await jobs.stop()
    await database.close()
  }
  return { url: `http://${settings.host}:${portOf(server)}`, database, jobs, log, stop }
}

async function builtClient(headers: Record<string, string>): Promise<Client> {
  const folder = 'dist/client'
  return { build: readClientBuild(folder), assets: await loadAssets(folder, headers) }
}
