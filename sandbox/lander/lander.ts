import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readControl } from '../read-control.ts'
import type { Resident } from '../resident.ts'
import { controlShape, createFaults } from './faults.ts'
import { mergeLeads } from './merge-leads.ts'
import { createRequestLog, isFormEncoded } from './request-log.ts'

/** Plays the service that takes leads: answers an HTML fragment, remembers everything, fails when told to. */
export function lander(): Resident {
  const app: Resident = new Hono()
  const log = createRequestLog()
  const faults = createFaults()

  app.post('/lander', async c => {
    const request = log.record(c.req.raw, await c.req.text())
    const answer = (status: number, fragment: string) => {
      // Nobody heard the answer when the caller's patience ended first: the record stays without one.
      if (!c.env.incoming.socket.destroyed) {
        request.answeredStatus = status
        request.answeredAt = new Date().toISOString()
      }
      return c.html(fragment, status as ContentfulStatusCode)
    }
    if (!isFormEncoded(request)) return answer(415, failure('Send application/x-www-form-urlencoded.'))

    const fault = faults.next()
    request.fault = fault
    // Unreferenced: a long delay alone must not keep a stopping process alive.
    if (fault.delayMs) await wait(fault.delayMs, undefined, { ref: false })
    if (fault.hang) {
      // It ends when the caller's patience does.
      if (!c.env.incoming.socket.destroyed) await once(c.env.incoming.socket, 'close')
      return RESPONSE_ALREADY_SENT
    }
    if (fault.reset) {
      c.env.incoming.socket.resetAndDestroy()
      return RESPONSE_ALREADY_SENT
    }
    const status = fault.status ?? 200
    return answer(status, status < 300 ? success : failure('The lead was not taken.'))
  })
  app.all('/lander', c => {
    c.header('Allow', 'POST')
    return c.html(failure('Leads come by POST.'), 405)
  })

  app.get('/lander/requests', c => c.json(log.list()))
  app.delete('/lander/requests', c => {
    log.empty()
    return c.body(null, 204)
  })
  app.get('/lander/leads', c => c.json(mergeLeads(log.list().filter(isFormEncoded))))
  app.post('/lander/control', async c => {
    const control = readControl(await c.req.text(), controlShape)
    if (!control.ok) return c.json({ error: control.sentence }, 400)
    return c.json({ pending: faults.order(control.value) })
  })
  return app
}

const success = '<div class="send-success">Спасибо! Ваша заявка принята.</div>\n'

function failure(sentence: string) {
  return `<div class="send-error">${sentence}</div>\n`
}
