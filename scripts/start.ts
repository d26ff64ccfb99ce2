import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { startClock } from '../app/platform/clock.server.ts'
import { readSettings, type Settings } from '../app/platform/settings/settings.server.ts'
import { seedFair } from '../db/seed/seed.ts'
import { seedDemo } from '../db/seed/seed-demo.ts'
import { demoInvitations } from '../db/seed/seed-invitations.ts'
import { demoPassword, demoPeople } from '../db/seed/seed-people.ts'
import { ensureBuild } from './ensure-build.ts'
import { withDatabase } from './with-database.ts'

// A whole fair on a bare machine: built, migrated, seeded, with its outside world beside it.
try {
  const settings = readSettings(process.env)
  await checkPorts(settings)
  await ensureBuild()
  console.log('Preparing the database…')
  await withDatabase(async ({ database, log }) => {
    const now = startClock(settings.fairNow).now()
    await seedFair(database.pool, settings.uploadsDir, now, log)
    if (!settings.isProduction) await seedDemo(database.pool, settings.uploadsDir, now)
  })
  run(settings)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function run(settings: Settings) {
  const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  const children = [start(['dist/server/server.js'], env)]
  if (settings.sandbox.isOn) {
    const { port, smtpPort } = settings.sandbox
    children.push(
      start(['sandbox/main.ts'], {
        ...env,
        SANDBOX_PORT: String(port),
        SANDBOX_SMTP_PORT: String(smtpPort),
        FAIR_NOW: settings.fairNow,
      }),
    )
  }
  let isStopping = false
  const stop = (code: number) => {
    if (isStopping) return
    isStopping = true
    process.exitCode = code
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
  // One without the other is not a fair: when a part falls, all is stopped and the code says so.
  for (const child of children) child.on('exit', code => stop(code ?? 1))
  void greetWhenOpen(settings)
}

function start(parameters: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, parameters, { stdio: 'inherit', env })
}

async function greetWhenOpen(settings: Settings) {
  const here = `http://${settings.host}:${settings.port}`
  while (!(await fetch(`${here}/readyz`).catch(() => null))?.ok)
    await new Promise(resolve => setTimeout(resolve, 100))
  console.log(
    [
      '',
      `  Portico is open        ${settings.publicUrl}/  and in English  ${settings.publicUrl}/en/`,
      ...(settings.fairNow ? [`  The fair's clock        started at ${settings.fairNow} (FAIR_NOW)`] : []),
      ...(settings.sandbox.isOn
        ? [
            `  Letters arrive at       ${settings.sandbox.url}/mail/`,
            `  Payments are made at    ${settings.sandbox.url}/yookassa/payments/`,
            `  The outside world       ${settings.sandbox.url}/`,
          ]
        : []),
      ...(settings.isProduction ? [] : demoSignIns(settings)),
      '  Ctrl+C stops everything.',
      '',
    ].join('\n'),
  )
}

function demoSignIns({ publicUrl }: Settings): string[] {
  return [
    `  Demo sign-ins           ${publicUrl}/sign-in/  password ${demoPassword}`,
    ...demoPeople.map(({ email, role }) => `                          ${email.padEnd(28)}${role}`),
    `  Demo invitations        ${demoInvitations.map(({ code }) => code).join(', ')}`,
  ]
}

// Said before the minutes of preparation, not after them.
async function checkPorts({ host, port, sandbox }: Settings) {
  const wanted = sandbox.isOn ? [port, sandbox.port, sandbox.smtpPort] : [port]
  for (const number of wanted) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer()
      probe.once('error', () =>
        reject(
          new Error(
            `Port ${number} is taken by another program. Set PORT to another one (the sandbox takes the next two).`,
          ),
        ),
      )
      probe.listen(number, host, () => probe.close(() => resolve()))
    })
  }
}
