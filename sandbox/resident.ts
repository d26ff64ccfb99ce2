import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** One outside service. It spells out its full paths, so that an address can be found by searching for it. */
export type Resident = Hono<{ Bindings: HttpBindings }>
