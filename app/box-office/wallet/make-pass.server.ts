import { createHash } from 'node:crypto'
import { zipStream } from '../../platform/spreadsheets/zip-stream.server.ts'
import { passImages } from './make-pass-images.server.ts'
import type { PassFacts } from './pass-facts.ts'
import { passJson } from './pass-json.ts'
import { signManifest } from './sign-manifest.server.ts'
import { walletTexts } from './texts.server.ts'
import type { AppleWallet } from './wallets.ts'

/** A ticket for Apple's wallet: its files, what each of them weighs by its hash, and the signature of that list. */
export async function makePass(facts: PassFacts, wallet: AppleWallet, now: Date): Promise<Buffer> {
  const pass = JSON.stringify(passJson(facts, wallet, walletTexts[facts.locale]))
  const files = new Map([['pass.json', Buffer.from(pass)], ...(await passImages(facts.locale))])
  const hashes = [...files].map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)))
  files.set('manifest.json', manifest)
  files.set('signature', Buffer.from(signManifest(manifest, wallet, now)))
  const entries = [...files].map(([name, bytes]) => ({ name, content: [bytes] }))
  const parts: Uint8Array[] = []
  for await (const part of zipStream(entries)) parts.push(part)
  return Buffer.concat(parts)
}
