import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'
import { machineNow } from '../platform/clock.server.ts'
import { type HealthFact, healthBounds, stateBelow } from './health.ts'
import { saidOf } from './read-deliveries.server.ts'

const patienceMs = 3_000

/** Until when the certificate of the public address holds, as a visitor's browser is shown it. */
export async function readCertificate(publicUrl: string, now = machineNow().getTime()): Promise<HealthFact> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return { item: 'certificate', state: 'fine', said: 'none', figures: {} }
  // In an address, that of a machine stands in brackets.
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  const shown = await shownBy(host, Number(port || 443))
  if (shown === null) return { item: 'certificate', state: 'wrong', said: 'unread', figures: { hostname } }
  const days = Math.floor((Date.parse(shown.valid_to) - now) / 86_400_000)
  const figures = { days: Math.max(0, days), hostname }
  if (days < 0) return { item: 'certificate', state: 'wrong', said: 'over', figures }
  if (checkServerIdentity(host, shown))
    return { item: 'certificate', state: 'wrong', said: 'other-name', figures }
  return { item: 'certificate', ...saidOf(stateBelow(days, healthBounds.certificateDays)), figures }
}

function shownBy(host: string, port: number): Promise<PeerCertificate | null> {
  return new Promise(resolve => {
    // Whether others trust it is for them to say; whose it is and when it ends is read from whatever is shown.
    const named = isIP(host) ? {} : { servername: host }
    const socket = connect({ host, port, ...named, rejectUnauthorized: false }, () => {
      const certificate = socket.getPeerCertificate()
      socket.destroy()
      resolve(certificate.valid_to ? certificate : null)
    })
    socket.setTimeout(patienceMs, () => {
      socket.destroy()
      resolve(null)
    })
    socket.on('error', () => resolve(null))
  })
}
