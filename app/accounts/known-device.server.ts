import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mailboxKey } from '../platform/mailbox.ts'

const name = 'portico.known'
const days = 180

/**
 * The cookie that a device keeps after somebody has signed in on it. It opens nothing: it only says that guesses made
 * elsewhere, or by a neighbour behind the same address, are not this device's.
 */
export function knownDevices({ secret, isSecure }: { secret: string; isSecure: boolean }) {
  const seal = (id: string, email: string) =>
    createHmac('sha256', secret)
      .update(`known device\n${id}\n${mailboxKey(email)}`)
      .digest('base64url')

  return {
    /** The device's name, if this account has been signed in on it. */
    find(cookies: ReadonlyMap<string, string>, email: string): string | null {
      const [id = '', given = ''] = (cookies.get(name) ?? '').split('.')
      const [own, other] = [Buffer.from(seal(id, email)), Buffer.from(given)]
      return own.length === other.length && timingSafeEqual(own, other) ? id : null
    },

    cookie(email: string): string {
      const id = randomBytes(16).toString('base64url')
      const terms = `Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return `${name}=${id}.${seal(id, email)}; ${terms}`
    },
  }
}
