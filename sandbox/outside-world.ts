import { Hono } from 'hono'
import { frontDoor } from './front-door.ts'
import { lander } from './lander/lander.ts'
import { mailCatcher } from './mail/mail-catcher.ts'
import type { Mailbox } from './mail/mailbox.ts'
import type { Resident } from './resident.ts'

/** Everybody who lives outside the fair's own server: one line each. */
export function outsideWorld(mailbox: Mailbox, gateway: Resident): Resident {
  const world: Resident = new Hono()
  world.route('/', frontDoor())
  world.route('/', mailCatcher(mailbox))
  world.route('/', gateway)
  world.route('/', lander())
  return world
}
