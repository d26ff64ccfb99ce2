import { createHmac, randomBytes } from 'node:crypto'

const howMany = 10
// No 0, 1, I or O: they are copied by hand.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ten codes for whoever has lost their phone: 50 random bits each, each good for one time. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const code = Array.from(randomBytes(10), byte => letters[byte & 31]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

/** As it was typed, in any case, with or without its dash; kept as something nobody can read back. */
export function hashRecoveryCode(typed: string, personId: string, secret: string): string {
  const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return createHmac('sha256', secret).update(`recovery ${personId} ${bare}`).digest('base64url')
}
