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
    <h2><a href="/yookassa/payments/">Payments</a></h2>
    <p>A payment gateway with the API of YooKassa, its payment page and its notifications.</p>
    <dl>
      <dt>/yookassa/v3/</dt>
      <dd>the API, for the shop's id and key</dd>
      <dt><a href="/yookassa/payments">GET /yookassa/payments</a></dt>
      <dd>the payments as JSON, newest first</dd>
      <dt><a href="/yookassa/notifications">GET /yookassa/notifications</a></dt>
      <dd>what the shop was told and how it answered, oldest first</dd>
      <dt>POST /yookassa/control</dt>
      <dd>
        trouble for the next notifications: <code>{"duplicate": true}</code>, <code>{"reorder": true}</code> (comes
        after the one that follows it), <code>{"drop": true}</code>, <code>{"delayMs": 200}</code>; for the next calls:
        <code>{"status": 500}</code> (done, but the answer is lost), <code>{"status": 429}</code>,
        <code>{"delayMs": 200, "on": "call"}</code>; for the next refunds: <code>{"refund": "pending"}</code> or
        <code>"canceled"</code>, known after five seconds; <code>"times"</code> repeats it.
        <code>{"expire": "payment id"}</code> ends a payment's hour, <code>{"clear": true}</code> calls all trouble off
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
        <code>{"reset": true}</code> breaks the connection, <code>{"hang": true}</code> never answers, <code>{"clear": true}</code> calls it all off
      </dd>
    </dl>
  </section>
  <section>
    <h2><a href="/push/requests">Notifications</a></h2>
    <p>A push service with the browsers behind it: checks who sends, opens what is sent.</p>
    <dl>
      <dt>POST /push/subscriptions</dt>
      <dd>a browser: its address and keys, as it would send them to the site</dd>
      <dt><a href="/push/requests">GET /push/requests</a></dt>
      <dd>what came and what it said, oldest first; <code>DELETE</code> forgets it</dd>
      <dt>POST /push/control</dt>
      <dd>
        trouble for the next notices: <code>{"status": 410}</code>, <code>{"status": 429, "times": 2}</code>,
        <code>{"delayMs": 200}</code>, <code>{"clear": true}</code> calls it all off
      </dd>
    </dl>
  </section>
  <section>
    <h2>Time stamps</h2>
    <p>A time-stamping service of RFC 3161: confirms that the sealed protocol of the award was there.</p>
    <dl>
      <dt>POST /timestamp</dt>
      <dd>a request as <code>application/timestamp-query</code></dd>
      <dt><a href="/timestamp/certificate.pem">GET /timestamp/certificate.pem</a></dt>
      <dd>the certificate that its receipts are checked by</dd>
    </dl>
  </section>
</main>`
