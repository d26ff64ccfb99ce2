import { publishPage } from '../../app/content/publish-page.server.ts'
import { startClock } from '../../app/platform/clock.server.ts'
import { readSettings } from '../../app/platform/settings/settings.server.ts'
import { startFair } from '../../app/shell/start-fair.server.ts'
import { seedFair } from '../../db/seed/seed.ts'

// The whole fair in a process made to be killed. Once open it publishes page after page and says so on standard
// output when, and only when, the publication is committed: what was said must be there after any kill.
const settings = readSettings(process.env)
const fair = await startFair(settings)
const clock = startClock(settings.fairNow)
await seedFair(fair.database.pool, settings.uploadsDir, clock.now(), fair.log)
process.stdout.write(`open ${fair.url}\n`)

process.on('SIGTERM', async () => {
  isPublishing = false
  await publishing
  await fair.stop()
  process.exit(0)
})

let isPublishing = process.env.PUBLISH !== 'off'
const services = {
  pool: fair.database.pool,
  jobs: fair.jobs,
  editorsEmail: settings.editorsEmail,
  publicUrl: settings.publicUrl,
}
const publishing = publishOnAndOn()

async function publishOnAndOn() {
  while (isPublishing) {
    const mark = `${process.pid}.${performance.now()}`
    const outcome = await publishPage(services, 'thanks', { lead: { ru: mark, en: mark } }, clock.now())
    if (!outcome.ok) throw new Error(outcome.reason)
    process.stdout.write(`published ${outcome.revision}\n`)
    // Somebody is always looking while pages change.
    await fetch(`${fair.url}/thanks/`).then(response => response.text())
  }
}
