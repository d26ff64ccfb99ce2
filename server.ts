import { readSettings } from './app/platform/settings.server.ts'
import { startFair } from './app/shell/start-fair.server.ts'

try {
  const fair = await startFair(readSettings(process.env))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await fair.stop()
      process.exit(0)
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
