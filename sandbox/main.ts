import { readSettings } from './settings.ts'
import { PortUnavailable, startSandbox } from './start-sandbox.ts'

const settings = readSettings(process.env)
if (!settings.ok) stopWith(settings.sentence)

const sandbox = await startSandbox(settings.value).catch((error: unknown) => {
  if (error instanceof PortUnavailable) stopWith(error.message)
  throw error
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // `once`: a second signal gets the default treatment and ends the process at once.
  process.once(signal, async () => {
    await sandbox.stop()
    process.exit(0)
  })
}

// Printed last: whoever waits for this line may send a signal the moment it appears.
console.log(`sandbox: ${sandbox.url} ${sandbox.smtpUrl}`)

function stopWith(sentence: string): never {
  console.error(`sandbox: ${sentence}`)
  process.exit(1)
}
