import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** A text that only who knows the secret reads back; a changed character is noticed (AES-256-GCM). */
export function encryptText(text: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Throws when the secret is another one, or the text was changed. */
export function decryptText(encrypted: string, secret: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
