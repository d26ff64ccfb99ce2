import { withoutSecrets } from './app/platform/log/told-error.ts'
import { readSettings } from './app/platform/settings/settings.server.ts'
import { startFair } from './app/shell/start-fair.server.ts'

try {
  const fair = await startFair(readSettings(process.env))
  // Node itself would print the error with all that hangs on it: the statement, its parameters, the row.
  process.on('uncaughtException', error => {
    fair.log.fatal({ err: error }, 'nobody caught this')
    process.exit(1)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await fair.stop()
      process.exit(0)
    })
  }
} catch (error) {
  console.error(withoutSecrets(error instanceof Error ? error.message : String(error)))
  process.exit(1)
}
