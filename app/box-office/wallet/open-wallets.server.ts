import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Settings } from '../../platform/settings/settings.server.ts'
import type { AppleWallet, GoogleWallet, Wallets } from './wallets.ts'

/** The wallets that the settings name. What cannot sign stops the start, not somebody's download. */
export function openWallets({ apple, google }: Settings['wallets']): Wallets {
  return { apple: apple && openApple(apple), google: google && openGoogle(google) }
}

function openApple(given: NonNullable<Settings['wallets']['apple']>): AppleWallet {
  const certificate = certificateOf('APPLE_WALLET_CERT', given.certificate)
  const issuer = certificateOf('APPLE_WALLET_WWDR', given.issuer)
  const key = keyOf('APPLE_WALLET_KEY', textOf(given.key))
  if (!certificate.checkPrivateKey(key))
    throw wrong('APPLE_WALLET_KEY', 'is not the key of APPLE_WALLET_CERT')
  if (!certificate.checkIssued(issuer)) throw wrong('APPLE_WALLET_WWDR', 'has not issued APPLE_WALLET_CERT')
  return { passTypeId: given.passTypeId, teamId: given.teamId, certificate, issuer, key }
}

function openGoogle(given: NonNullable<Settings['wallets']['google']>): GoogleWallet {
  const name = 'GOOGLE_WALLET_KEY'
  const account = accountOf(textOf(given.key))
  if (!account) throw wrong(name, 'is not the JSON file of a service account')
  return { issuerId: given.issuerId, email: account.email, key: keyOf(name, account.key) }
}

function accountOf(text: string): { email: string; key: string } | null {
  try {
    const { client_email: email, private_key: key } = JSON.parse(text) as Record<string, unknown>
    return typeof email === 'string' && typeof key === 'string' ? { email, key } : null
  } catch {
    return null
  }
}

function certificateOf(name: string, given: string): X509Certificate {
  try {
    return new X509Certificate(textOf(given))
  } catch (error) {
    throw wrong(name, 'is not a certificate', error)
  }
}

function keyOf(name: string, pem: string): KeyObject {
  const key = readKey(name, pem)
  if (key.asymmetricKeyType !== 'rsa') throw wrong(name, 'must be an RSA key')
  return key
}

function readKey(name: string, pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch (error) {
    throw wrong(name, 'is not a private key', error)
  }
}

// A path, or the text itself as it stands in the file.
function textOf(given: string): string {
  return given.startsWith('file:') ? readFileSync(given.slice('file:'.length), 'utf8') : given
}

function wrong(name: string, message: string, cause?: unknown): Error {
  return new Error(`A setting is wrong. ${name}: ${message}. See .env.example.`, { cause })
}
