import type { Database } from '../../../app/platform/database/database.server.ts'
import type { startSandbox } from '../../../sandbox/start-sandbox.ts'
import type { Site } from '../site.ts'

export type World = {
  site: Site
  sandbox: Awaited<ReturnType<typeof startSandbox>>
  database: Database
  /** Of somebody who may do everything, and stays signed in. */
  cookie: string
}

/** A page with its forms, as somebody sees it. */
export type Shown = {
  path: string
  cookie?: string
  /** What they type where the page itself leaves a field empty, by the field's name. */
  typed?: Record<string, string>
}

/** Brings the fair into a state in which a page shows forms; again whenever they have been used up. */
export type Scene = (world: World) => Promise<Shown>
