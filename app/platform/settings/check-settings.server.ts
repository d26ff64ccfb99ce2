import { z } from 'zod'
import { isMailbox } from '../mailbox.ts'
import { isAddressOrNetwork } from '../network/allowed-addresses.server.ts'
import { readS3Place } from '../s3-place.ts'

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

export const names = z.object({
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

/** What the environment may hold: each name by its shape, and what goes with what. */
export const schema = names.superRefine((given, context) => {
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
