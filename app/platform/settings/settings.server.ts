import type { z } from 'zod'
import { readS3Place } from '../s3-place.ts'
import { type names, schema } from './check-settings.server.ts'

export type Settings = ReturnType<typeof readSettings>

/** The whole environment of the product, read once. A wrong value stops the start with a sentence naming it. */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new WrongSetting(parsed.error)
  const s = parsed.data
  const isProduction = s.NODE_ENV === 'production'
  const sandboxPort = s.SANDBOX_PORT ?? s.PORT + 1
  const smtpPort = s.SANDBOX_SMTP_PORT ?? s.PORT + 2
  const hasSandbox = hasSandboxBeside(s)
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  return {
    isProduction,
    host: s.HOST,
    port: s.PORT,
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, ''),
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    dataDir: s.DATA_DIR,
    fairNow: s.FAIR_NOW ?? (isProduction ? undefined : '2025-08-20T10:00:00+03:00'),
    sandbox: { isOn: hasSandbox, port: sandboxPort, smtpPort, url: sandboxUrl },
    smtpUrl: s.SMTP_URL ?? (hasSandbox ? `smtp://127.0.0.1:${smtpPort}` : undefined),
    yookassa: {
      url: (s.YOOKASSA_URL ?? `${sandboxUrl}/yookassa/v3`).replace(/\/$/, ''),
      shopId: s.YOOKASSA_SHOP_ID ?? '100500',
      secretKey: s.YOOKASSA_SECRET_KEY ?? 'test_portico-sandbox',
      addresses: s.YOOKASSA_ADDRESSES ?? gatewayAddresses(isProduction && !hasSandbox),
    },
    lander: {
      url: s.LANDER_URL ?? `${sandboxUrl}/lander`,
      unit: s.LANDER_UNIT ?? 'portico',
      type: s.LANDER_TYPE ?? '',
      land: s.LANDER_LAND ?? 'art-fair',
      quoteId: s.LANDER_QUOTE_ID ?? '',
    },
    timeStamps: timeStampsOf(s, hasSandbox ? sandboxUrl : null),
    ticketKey: s.TICKET_KEY,
    wallets: walletsOf(s),
    /** By which push services know us; without keys of its own the demo makes some, and production tells nobody. */
    vapid:
      s.VAPID_PUBLIC_KEY && s.VAPID_PRIVATE_KEY && s.VAPID_SUBJECT
        ? { publicKey: s.VAPID_PUBLIC_KEY, signingKey: s.VAPID_PRIVATE_KEY, subject: s.VAPID_SUBJECT }
        : null,
    vatCode: s.VAT_CODE ?? 1,
    paymentMode: s.PAYMENT_MODE ?? 'full_payment',
    mailFrom: s.MAIL_FROM ?? '«Портик» <hello@portik.example>',
    editorsEmail: s.EDITORS_EMAIL,
    imageDomains: s.IMAGE_DOMAINS,
    imageCacheBytes: s.IMAGE_CACHE_MB * 1024 * 1024,
    pageStoreBytes: s.PAGE_STORE_MB * 1024 * 1024,
    uploadsDir: s.UPLOADS?.startsWith('file:') ? s.UPLOADS.slice('file:'.length) : `${s.DATA_DIR}/uploads`,
    /** Where the pictures of the site lie, if not on the disk. */
    pictureBucket: readS3Place(s.UPLOADS ?? ''),
    proxyHops: s.PROXY_HOPS,
    postsPerMinute: s.POSTS_PER_MINUTE,
    // The demo shows its figures to everybody.
    metrics: { isOpen: !isProduction, token: s.METRICS_TOKEN },
    metrikaId: s.METRIKA_ID,
    logLevel: s.LOG_LEVEL,
  }
}

export class WrongSetting extends Error {
  constructor(error: z.ZodError) {
    const sentences = error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    super(`A setting is wrong. ${sentences.join('; ')}. See .env.example.`)
  }
}

/** Where YooKassa says its notifications come from; the sandbox is on this machine. */
function gatewayAddresses(isReal: boolean): string[] {
  const published = [
    '185.71.76.0/27',
    '185.71.77.0/27',
    '77.75.153.0/25',
    '77.75.156.11',
    '77.75.156.35',
    '77.75.154.128/25',
    '2a02:5180::/32',
  ]
  return isReal ? published : [...published, '127.0.0.1', '::1']
}

/** Who confirms the moment at which the award was sealed, and the file of the certificate we know it by; null: nobody yet. */
function timeStampsOf(
  given: { TIMESTAMP_URL?: string; TIMESTAMP_CERTIFICATE?: string },
  sandboxUrl: string | null,
): { url: string; certificateFile: string } | null {
  if (given.TIMESTAMP_URL && given.TIMESTAMP_CERTIFICATE) {
    return { url: given.TIMESTAMP_URL, certificateFile: given.TIMESTAMP_CERTIFICATE.replace(/^file:/, '') }
  }
  return sandboxUrl
    ? { url: `${sandboxUrl}/timestamp`, certificateFile: 'sandbox/timestamp/certificate.pem' }
    : null
}

/** The wallets that tickets may be added to: each with everything it needs, or not at all. */
function walletsOf(given: Partial<z.infer<typeof names>>) {
  const { APPLE_WALLET_CERT: certificate, APPLE_WALLET_KEY: key, APPLE_WALLET_WWDR: issuer } = given
  const { PASS_TYPE_ID: passTypeId, TEAM_ID: teamId } = given
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_KEY: googleKey } = given
  return {
    apple:
      certificate && key && issuer && passTypeId && teamId
        ? { certificate, key, issuer, passTypeId, teamId }
        : null,
    google: issuerId && googleKey ? { issuerId, key: googleKey } : null,
  }
}

function hasSandboxBeside({ SANDBOX, NODE_ENV }: { SANDBOX?: 'on' | 'off'; NODE_ENV?: string }) {
  return SANDBOX === 'on' || (SANDBOX === undefined && NODE_ENV !== 'production')
}
