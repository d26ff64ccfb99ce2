import type { SandboxAddress } from './start-sandbox.ts'

type Settings = { ok: true; value: SandboxAddress } | { ok: false; sentence: string }

/** Without their own settings both ports follow the site's PORT: the sandbox is its next-door neighbour. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const sitePort = readPort(env.PORT) ?? 3000
  const port = env.SANDBOX_PORT ? readPort(env.SANDBOX_PORT) : sitePort + 1
  const smtpPort = env.SANDBOX_SMTP_PORT ? readPort(env.SANDBOX_SMTP_PORT) : sitePort + 2

  if (port === undefined) return wrongPort('SANDBOX_PORT', env.SANDBOX_PORT)
  if (smtpPort === undefined) return wrongPort('SANDBOX_SMTP_PORT', env.SANDBOX_SMTP_PORT)
  return { ok: true, value: { host: env.HOST || '127.0.0.1', port, smtpPort } }
}

function readPort(text: string | undefined) {
  if (!text || !/^\d{1,5}$/.test(text)) return undefined
  const port = Number(text)
  return port <= 65535 ? port : undefined
}

function wrongPort(name: string, text: string | undefined): Settings {
  return { ok: false, sentence: `${name} must be a port number between 0 and 65535, not "${text}".` }
}
