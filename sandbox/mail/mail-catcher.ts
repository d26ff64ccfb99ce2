import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { servePaper } from '../paper.ts'
import { readControl } from '../read-control.ts'
import type { Resident } from '../resident.ts'
import { letterJson } from './letter.ts'
import type { LetterFilter, Mailbox } from './mailbox.ts'
import { serveAttachment, serveLetterHtml } from './serve-parts.ts'
import { letterPage, lettersPage, missingPage, searchPage } from './viewer.ts'

/** The mailbox, opened. A path with a closing slash is for a person, one without for a program. */
export function mailCatcher(mailbox: Mailbox): Resident {
  const app: Resident = new Hono()

  app.get('/mail', c => c.json(mailbox.list(filterOf(c)).map(letterJson)))
  app.delete('/mail', c => {
    mailbox.empty()
    return c.body(null, 204)
  })
  app.post('/mail/control', async c => {
    const control = readControl(await c.req.text(), controlShape)
    if (!control.ok) return c.json({ error: control.sentence }, 400)
    const reject = 'reject' in control.value ? control.value.reject : 0
    mailbox.refuseNext(reject)
    return c.json({ reject })
  })

  app.get('/mail/', c => servePaper(c, lettersPage(mailbox.list(filterOf(c)), filterOf(c))))
  app.get('/mail/find/', c => servePaper(c, searchPage(mailbox.list(filterOf(c)), filterOf(c))))
  app.get('/mail/:id/', c => {
    const letter = mailbox.find(c.req.param('id'))
    const others = mailbox.list(filterOf(c))
    return servePaper(c, letter ? letterPage(letter, others, filterOf(c)) : missingPage(others, filterOf(c)))
  })

  app.get('/mail/:id', c => {
    const letter = mailbox.find(c.req.param('id'))
    return letter ? c.json(letterJson(letter)) : notHere(c)
  })
  app.get('/mail/:id/html', c => {
    const letter = mailbox.find(c.req.param('id'))
    return letter?.html ? serveLetterHtml(c, letter, letter.html) : notHere(c)
  })
  app.get('/mail/:id/attachments/:number', c => {
    const letter = mailbox.find(c.req.param('id'))
    const attachment = letter?.attachments[Number(c.req.param('number')) - 1]
    return attachment ? serveAttachment(c, attachment) : notHere(c)
  })
  return app
}

const controlShape = z.union(
  [z.strictObject({ reject: z.int().min(0).max(10_000) }), z.strictObject({ reset: z.literal(true) })],
  'send {"reject": a number of letters} or {"reset": true}',
)

function filterOf(c: Context): LetterFilter {
  return { to: c.req.query('to'), subject: c.req.query('subject') }
}

function notHere(c: Context) {
  return c.json({ error: `There is nothing at ${c.req.path}: the letter may have been thrown away.` }, 404)
}
