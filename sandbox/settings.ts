import { startClock } from '../app/platform/clock.server.ts'
import type { SandboxTerms } from './start-sandbox.ts'
import { type GatewayTerms, usualTerms } from './yookassa/gateway.ts'

type Settings = { ok: true; value: SandboxTerms } | { ok: false; sentence: string }
type Env = Record<string, string | undefined>

/** Without their own settings both ports follow the site's PORT: the sandbox is its next-door neighbour. */
export function readSettings(env: Env): Settings {
  const sitePort = readPort(env.PORT) ?? 3000
  const port = env.SANDBOX_PORT ? readPort(env.SANDBOX_PORT) : sitePort + 1
  const smtpPort = env.SANDBOX_SMTP_PORT ? readPort(env.SANDBOX_SMTP_PORT) : sitePort + 2

  if (port === undefined) return wrongPort('SANDBOX_PORT', env.SANDBOX_PORT)
  if (smtpPort === undefined) return wrongPort('SANDBOX_SMTP_PORT', env.SANDBOX_SMTP_PORT)
  if (!['on', 'off'].includes(env.SANDBOX_FISCAL || 'on')) {
    return { ok: false, sentence: `SANDBOX_FISCAL must be on or off, not "${env.SANDBOX_FISCAL}".` }
  }
  const gateway = readGateway(env, sitePort)
  return { ok: true, value: { host: env.HOST || '127.0.0.1', port, smtpPort, gateway } }
}

/** The shop's id and key are the ones the site signs with: both processes read the same environment. */
function readGateway(env: Env, sitePort: number): Partial<GatewayTerms> {
  const site = (env.PUBLIC_URL || `http://localhost:${sitePort}`).replace(/\/$/, '')
  return {
    shopId: env.YOOKASSA_SHOP_ID || usualTerms.shopId,
    secretKey: env.YOOKASSA_SECRET_KEY || usualTerms.secretKey,
    webhookUrl: env.SANDBOX_WEBHOOK_URL || `${site}/api/payments/yookassa`,
    isFiscal: env.SANDBOX_FISCAL !== 'off',
    // The gateway lives in the fair's time: an order made on its 20 August is paid on the same day.
    now: startClock(env.FAIR_NOW || undefined).now,
  }
}

function readPort(text: string | undefined) {
  if (!text || !/^\d{1,5}$/.test(text)) return undefined
  const port = Number(text)
  return port <= 65535 ? port : undefined
}

function wrongPort(name: string, text: string | undefined): Settings {
  return { ok: false, sentence: `${name} must be a port number between 0 and 65535, not "${text}".` }
}
