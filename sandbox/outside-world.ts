import { Hono } from 'hono'
import { frontDoor } from './front-door.ts'
import { lander } from './lander/lander.ts'
import { mailCatcher } from './mail/mail-catcher.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { pushService } from './push/push-service.ts'
import type { Resident } from './resident.ts'
import { timeStamps } from './timestamp/time-stamps.ts'

/** Everybody who lives outside the fair's own server: one line each. */
export function outsideWorld(mailbox: Mailbox, gateway: Resident, now: () => Date): Resident {
  const world: Resident = new Hono()
  world.route('/', frontDoor())
  world.route('/', mailCatcher(mailbox))
  world.route('/', gateway)
  world.route('/', lander())
  world.route('/', timeStamps(now))
  world.route('/', pushService())
  return world
}
