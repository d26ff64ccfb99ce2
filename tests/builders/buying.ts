import type { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from './ask.ts'
import { type OwnSite, type Site, startOwnSite, startSite } from './site.ts'

type Sandbox = Awaited<ReturnType<typeof startSandbox>>
/** What costs nothing has nowhere to pay. */
export type Bought = { token: string; code: string; paymentUrl: string | null }
export type Ticket = { code: string; qr: string; state: string; slot: { id: string } }

/** A site whose payments and letters go to a sandbox of its own. */
export function startShop(sandbox: Sandbox, env: Record<string, string> = {}): Promise<Site> {
  return startSite({ ...toSandbox(sandbox), ...env })
}

/** One as a process of its own, to be killed. */
export function startOwnShop(sandbox: Sandbox, env: Record<string, string> = {}): Promise<OwnSite> {
  return startOwnSite({ ...toSandbox(sandbox), ...env })
}

const toSandbox = ({ url, smtpUrl }: Sandbox) => ({
  YOOKASSA_URL: `${url}/yookassa/v3`,
  SMTP_URL: smtpUrl,
  POSTS_PER_MINUTE: '1000',
})

export async function order(
  site: Site,
  lines: { product: string; slot: string; quantity: number }[],
  { locale = 'ru', email = 'anna@example.test' } = {},
): Promise<Bought> {
  const buyer = { name: 'Анна Ветрова', email, phone: '+7 900 000-00-00' }
  const consents = ['offer']
  const answer = await ask(site, '/api/v1/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines, locale, buyer, consents }),
  })
  if (answer.status !== 201) throw new Error(`not placed: ${answer.text}`)
  return answer.json() as Bought
}

/** At the gateway's page: by SBP, or with a card, which may be declined. */
export async function payFor(sandbox: Sandbox, { paymentUrl }: Bought, card?: string): Promise<void> {
  if (!paymentUrl) return
  const id = new URL(paymentUrl).searchParams.get('orderId')
  const fields: Record<string, string> = card ? { number: card, expiry: '12/30', csc: '123' } : {}
  await fetch(`${sandbox.url}/yookassa/checkout${card ? '' : '/sbp'}?orderId=${id}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

/** A form of a page, as a browser without a script sends it. */
export function send(
  site: { url: string },
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return ask(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

export async function ticketsOf(site: Site, token: string): Promise<Ticket[]> {
  return ((await ask(site, `/api/v1/orders/${token}`)).json() as { tickets: Ticket[] }).tickets
}
