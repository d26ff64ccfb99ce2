import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export type BrowserKeys = { p256dh: string; auth: string }

const curve = 'prime256v1'
const recordBytes = 4_096
/** What a push service has to take is a record of 4,096 bytes, its header and seal included. */
export const mostMessageBytes = 3_900

/**
 * A message that only one browser can open (RFC 8291): one record of `aes128gcm` (RFC 8188). Salt and our key of the moment
 * are new for each; a test gives those of the RFC.
 */
export function sealMessage(
  text: string,
  browser: BrowserKeys,
  { salt = randomBytes(16), ownKey }: { salt?: Buffer; ownKey?: Buffer } = {},
): Buffer {
  const ours = createECDH(curve)
  if (ownKey) ours.setPrivateKey(ownKey)
  else ours.generateKeys()
  const [ourPublic, theirPublic] = [ours.getPublicKey(), bytesOf(browser.p256dh)]
  const shared = ours.computeSecret(theirPublic)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirPublic, ourPublic])
  const secret = derived(shared, bytesOf(browser.auth), info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The 2 says that this record is the last.
  const sealed = Buffer.concat([
    cipher.update(Buffer.from(`${text}\u0002`)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordBytes)
  return Buffer.concat([salt, size, Buffer.from([ourPublic.length]), ourPublic, sealed])
}

/** Whether these are keys a message can be sealed for: a point of the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (bytesOf(auth).length !== 16 || bytesOf(p256dh).length !== 65) return false
  try {
    const ours = createECDH(curve)
    ours.generateKeys()
    ours.computeSecret(bytesOf(p256dh))
    return true
  } catch {
    return false
  }
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
