import { spawn } from 'node:child_process'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { buildMatcher } from '../app/navigation/build-matcher.ts'
import { storeResponse } from '../app/page-store/stored-response.server.ts'
import { startClock } from '../app/platform/clock.server.ts'
import { readSettings } from '../app/platform/settings/settings.server.ts'
import { redirects, routes } from '../app/routes.ts'
import type { Client, Fair } from '../app/shell/start-fair.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { seedDemo } from '../db/seed/seed-demo.ts'
import { withDatabase } from './with-database.ts'

// The site with its sources live: the browser's half by hot replacement, the server's by starting anew.
const settings = readSettings(process.env)
await withDatabase(async ({ database, log }) => {
  const now = startClock(settings.fairNow).now()
  await seedFair(database.pool, settings.uploadsDir, now, log)
  await seedDemo(database.pool, settings.uploadsDir, now)
})
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { port, smtpPort } = settings.sandbox
const sandbox = spawn(process.execPath, ['sandbox/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: String(smtpPort),
    FAIR_NOW: settings.fairNow,
  },
})
let fair = await open()
let reopening = Promise.resolve()
let pause: NodeJS.Timeout | undefined

vite.watcher.on('change', file => {
  if (!/\.tsx?$/.test(file) || file.includes('.test.') || !/\/(app|db)\//.test(file)) return
  // Editors save several files at once: one reopening serves them all.
  clearTimeout(pause)
  pause = setTimeout(() => {
    reopening = reopening.then(reopen).catch((error: unknown) => console.error(error))
  }, 200)
})

async function reopen() {
  await fair.stop()
  fair = await open()
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    sandbox.kill('SIGTERM')
    await fair.stop()
    await vite.close()
    process.exit(0)
  })
}

async function open(): Promise<Fair> {
  vite.moduleGraph.invalidateAll()
  const { startFair } = (await vite.ssrLoadModule('/app/shell/start-fair.server.ts')) as {
    startFair(settings: unknown, client: Client): Promise<Fair>
  }
  const opened = await startFair(settings, await developmentClient())
  console.log(`Portico, live: ${settings.publicUrl}/`)
  return opened
}

async function developmentClient(): Promise<Client> {
  const base = '/_assets/'
  const metadata = {
    id: 'development',
    timestamp: 0,
    matcher: buildMatcher(routes, redirects),
    prerendered: [],
  }
  const json = (value: object) =>
    storeResponse(Buffer.from(JSON.stringify(value)), { 'content-type': 'application/json' })
  return {
    build: {
      metadata: {
        id: 'development',
        timestamp: 0,
        matcher: buildMatcher(routes, redirects),
        prerendered: [],
      },
      scripts: [`${base}@vite/client`, `${base}app/entry.client.tsx`],
      inlineScript: react.preambleCode.replace('__BASE__', base),
      style: sheet => `${base}app/${sheet}.css`,
      chunksOf: () => [],
      moduleOf: source => base + source,
      fonts: () => [],
    },
    assets: new Map([
      [`${base}builds/latest.json`, await json({ id: metadata.id, timestamp: metadata.timestamp })],
      [`${base}builds/meta/${metadata.id}.json`, await json(metadata)],
    ]),
    development: {
      middleware(request, response, next) {
        const { url } = request
        vite.middlewares(request, response, () => {
          // Vite takes its base off the address even of what it does not answer.
          request.url = url
          next()
        })
      },
    },
  }
}
