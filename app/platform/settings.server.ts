import { z } from 'zod'
import { isMailbox } from './mailbox.ts'
import { isAddressOrNetwork } from './network/allowed-addresses.server.ts'
import { readS3Place } from './s3-place.ts'

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

const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65535)
const isSender = (text: string) => isMailbox(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text)
const megabytes = z.coerce.number('must be a number of megabytes').positive('must be more than 0')

/** A fair that takes real money names its address, its shop, its taxes and its mail itself, and to whom its applications go. */
const neededInEarnest = [
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'YOOKASSA_URL',
  'YOOKASSA_SHOP_ID',
  'YOOKASSA_SECRET_KEY',
  'VAT_CODE',
  'PAYMENT_MODE',
  'LANDER_URL',
  'LANDER_UNIT',
  'LANDER_LAND',
] as const

const names = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number('must be a number').int().min(2, 'must be at least 2').max(100).default(10),
  DATA_DIR: z.string().default('.data'),
  FAIR_NOW: z.iso
    .datetime({ offset: true, error: 'must be an ISO instant such as 2025-08-20T10:00:00+03:00' })
    .optional(),
  SANDBOX: z.enum(['on', 'off'], 'must be on or off').optional(),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SMTP_PORT: port.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  TICKET_KEY: z.string().optional(),
  APPLE_WALLET_CERT: z.string().optional(),
  APPLE_WALLET_KEY: z.string().optional(),
  APPLE_WALLET_WWDR: z.string().optional(),
  PASS_TYPE_ID: z
    .string()
    .regex(/^pass\.[\w.-]+$/, 'must be the identifier of a pass type, such as pass.example.ticket')
    .optional(),
  TEAM_ID: z
    .string()
    .regex(/^[A-Z\d]{10}$/, 'must be the ten characters of a team at Apple')
    .optional(),
  GOOGLE_WALLET_ISSUER_ID: z.string().regex(/^\d+$/, 'must be the number of an issuer').optional(),
  GOOGLE_WALLET_KEY: z.string().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a public key as web push writes it: 87 characters')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key as web push writes it: 43 characters')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/,
      'must be mailto: and an address, or an https address',
    )
    .optional(),
  YOOKASSA_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  YOOKASSA_SHOP_ID: z.string().regex(/^\d+$/, 'must be the number of the shop').optional(),
  YOOKASSA_SECRET_KEY: z.string().optional(),
  YOOKASSA_ADDRESSES: z
    .string()
    .transform(text => text.split(',').map(one => one.trim()))
    .refine(list => list.every(isAddressOrNetwork), 'must be addresses or networks, separated by commas')
    .optional(),
  VAT_CODE: z.coerce.number('must be from 1 to 12').int('must be from 1 to 12').min(1).max(12).optional(),
  PAYMENT_MODE: z
    .enum(['full_payment', 'full_prepayment'], 'must be full_payment or full_prepayment')
    .optional(),
  LANDER_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LANDER_UNIT: z.string().optional(),
  LANDER_TYPE: z.string().optional(),
  LANDER_LAND: z.string().optional(),
  LANDER_QUOTE_ID: z.string().optional(),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  TIMESTAMP_CERTIFICATE: z
    .string()
    .regex(/^file:./, 'must start with file:')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an e-mail address, with a name before it if you like: Name <address>')
    .optional(),
  EDITORS_EMAIL: z.string().refine(isMailbox, 'must be an e-mail address').default('editors@portik.example'),
  IMAGE_DOMAINS: z
    .string()
    .default('images.portik.example,media.portik.example')
    .transform(text =>
      text
        .split(',')
        .map(host => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(hosts => hosts.length === 2, 'must be exactly two hosts, separated by a comma'),
  IMAGE_CACHE_MB: megabytes.default(512),
  PAGE_STORE_MB: megabytes.default(128),
  UPLOADS: z
    .string()
    .refine(
      text => /^file:./.test(text) || readS3Place(text) !== null,
      'must be file: and a folder, or s3://KEY:SECRET@host/bucket',
    )
    .optional(),
  PROXY_HOPS: z.coerce.number('must be a number').int().min(0).max(5).default(0),
  POSTS_PER_MINUTE: z.coerce.number('must be a number').int().min(1).default(600),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRIKA_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be the number of a counter')
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
})

const appleSettings = [
  'APPLE_WALLET_CERT',
  'APPLE_WALLET_KEY',
  'APPLE_WALLET_WWDR',
  'PASS_TYPE_ID',
  'TEAM_ID',
] as const
const googleSettings = ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY'] as const

const schema = names.superRefine((given, context) => {
  if ((given.TIMESTAMP_URL === undefined) !== (given.TIMESTAMP_CERTIFICATE === undefined)) {
    const message = 'must be set together with its service: a receipt is taken from whom we trust'
    context.addIssue({ code: 'custom', path: ['TIMESTAMP_CERTIFICATE'], message })
  }
  for (const wallet of [appleSettings, googleSettings]) {
    const missing = wallet.filter(name => given[name] === undefined)
    if (missing.length === wallet.length) continue
    const message = `must be set together with ${wallet.filter(name => !missing.includes(name)).join(', ')}`
    for (const name of missing) context.addIssue({ code: 'custom', path: [name], message })
  }
  const vapid = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const
  const missing = vapid.filter(name => given[name] === undefined)
  if (missing.length < vapid.length) {
    for (const name of missing) {
      const message = 'must be set together with the other two of VAPID'
      context.addIssue({ code: 'custom', path: [name], message })
    }
  }
  if (given.NODE_ENV !== 'production' || isRehearsal(given)) return
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  for (const name of neededInEarnest) {
    if (given[name] === undefined) refuse(name, 'must be set in production')
  }
  for (const name of ['PUBLIC_URL', 'YOOKASSA_URL', 'LANDER_URL'] as const) {
    if (given[name] && !given[name].startsWith('https:')) refuse(name, 'must be https in production')
  }
  for (const { name, isIt } of demoValues) {
    if (isIt(given[name] ?? '')) refuse(name, 'is the demo’s; production needs its own')
  }
  if (given.SANDBOX === 'on') refuse('SANDBOX', 'must be off in production')
  if (given.FAIR_NOW) refuse('FAIR_NOW', 'must not be set in production: the time is real')
})

/**
 * Production on the machine of whoever tries it: both what it listens on and the address it is known by are this machine's
 * own, and no visitor ever comes that way. Only here may it be http, with the sandbox beside it and a clock of its own.
 */
function isRehearsal({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string }): boolean {
  return PUBLIC_URL !== undefined && isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname)
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

/** Values that everybody knows, from the demo and from .env.example; a key that begins with test_ moves no money. */
const demoValues: readonly {
  name: 'YOOKASSA_SHOP_ID' | 'YOOKASSA_SECRET_KEY' | 'DATABASE_URL' | 'SMTP_URL' | 'PUBLIC_URL'
  isIt(value: string): boolean
}[] = [
  { name: 'YOOKASSA_SHOP_ID', isIt: value => value === '100500' },
  { name: 'YOOKASSA_SECRET_KEY', isIt: value => /^test_/.test(value) },
  { name: 'DATABASE_URL', isIt: value => /:secret@/.test(value) },
  { name: 'SMTP_URL', isIt: value => /:secret@/.test(value) },
  { name: 'PUBLIC_URL', isIt: value => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(value) },
]

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
