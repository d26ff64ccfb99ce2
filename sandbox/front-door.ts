import { Hono } from 'hono'
import { html } from 'hono/html'
import { servePaper } from './paper.ts'
import type { Resident } from './resident.ts'

/** Tells a person who opened the sandbox's address what lives here. */
export function frontDoor(): Resident {
  const app: Resident = new Hono()
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/', c => servePaper(c, { title: 'Sandbox', body: welcome }))
  return app
}

const welcome = html`<main class="welcome">
  <h1>The outside world</h1>
  <p class="lead">
    The services the fair talks to, played on this machine. Nothing sent here leaves it, and everything is
    forgotten when the process stops.
  </p>
  <section>
    <h2><a href="/mail/">Letters</a></h2>
    <p>Every letter the site sends is caught here.</p>
    <dl>
      <dt><a href="/mail">GET /mail</a></dt>
      <dd>the letters as JSON, newest first; <code>?to=</code> and <code>?subject=</code> narrow the list</dd>
      <dt>DELETE /mail</dt>
      <dd>empties the mailbox</dd>
      <dt>POST /mail/control</dt>
      <dd>
        <code>{"reject": 2}</code> answers the next two letters with a temporary 451,
        <code>{"reset": true}</code> takes that back
      </dd>
    </dl>
  </section>
  <section>
    <h2>Lander</h2>
    <p>Takes the leads of the site's forms.</p>
    <dl>
      <dt>POST /lander</dt>
      <dd>a lead, form-encoded</dd>
      <dt><a href="/lander/requests">GET /lander/requests</a></dt>
      <dd>what arrived, oldest first; <code>DELETE</code> forgets it</dd>
      <dt><a href="/lander/leads">GET /lander/leads</a></dt>
      <dd>the same, merged by <code>mergelead</code></dd>
      <dt>POST /lander/control</dt>
      <dd>
        trouble for the next leads: <code>{"status": 503, "delayMs": 200, "times": 2}</code>,
        <code>{"reset": true}</code> breaks the connection, <code>{"clear": true}</code> calls it all off
      </dd>
    </dl>
  </section>
</main>`
