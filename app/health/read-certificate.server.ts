import { connect } from 'node:tls'
import { machineNow } from '../platform/clock.server.ts'
import { type HealthFact, healthBounds, stateBelow } from './health.ts'
import { saidOf } from './read-deliveries.server.ts'

const patienceMs = 3_000

/** Until when the certificate of the public address holds, as a visitor's browser is shown it. */
export async function readCertificate(publicUrl: string, now = machineNow().getTime()): Promise<HealthFact> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return { item: 'certificate', state: 'fine', said: 'none', figures: {} }
  const ends = await endOf(hostname, Number(port || 443))
  if (ends === null) return { item: 'certificate', state: 'wrong', said: 'unread', figures: { hostname } }
  const days = Math.floor((ends - now) / 86_400_000)
  const figures = { days: Math.max(0, days), hostname }
  if (days < 0) return { item: 'certificate', state: 'wrong', said: 'over', figures }
  return { item: 'certificate', ...saidOf(stateBelow(days, healthBounds.certificateDays)), figures }
}

function endOf(host: string, port: number): Promise<number | null> {
  return new Promise(resolve => {
    // Whether others trust it is for them to say; when it ends is read from whatever is shown.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: ends } = socket.getPeerCertificate()
      socket.destroy()
      resolve(ends ? Date.parse(ends) : null)
    })
    socket.setTimeout(patienceMs, () => {
      socket.destroy()
      resolve(null)
    })
    socket.on('error', () => resolve(null))
  })
}
