import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort, makeFolder } from '../postgres-cluster.ts'
import { until } from '../until.ts'
import { type Driven, driven } from './driven-page.ts'

const driverPlaces = [process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver']
const screenPlaces = ['/usr/bin/Xvfb']

/** The driver of WebKitGTK and a screen for it to draw on, or none. */
export function findWebKit(): { driver: string; screen: string } | undefined {
  const [driver, screen] = [driverPlaces, screenPlaces].map(places =>
    places.find(place => place !== undefined && existsSync(place)),
  )
  return driver && screen ? { driver, screen } : undefined
}

/** One window of WebKit, spoken to by WebDriver as the W3C has it, on a screen that nobody sees. */
export async function launchWebKit(): Promise<{ page: Driven; close(): Promise<void> }> {
  const found = findWebKit()
  if (!found) throw new Error('there is no WebKitWebDriver, or no Xvfb')
  const port = await freePort()
  const folder = makeFolder('webkit')
  // It chooses a number of its own and tells it once the screen is there.
  const screen = spawn(found.screen, ['-displayfd', '1', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb has ended')))
    screen.stdout.once('data', chunk => resolve(String(chunk).trim()))
  })
  const driver = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, HOME: folder, XDG_RUNTIME_DIR: folder },
  })
  const address = `http://127.0.0.1:${port}`
  await until(() =>
    fetch(`${address}/status`).then(
      answer => answer.ok,
      () => false,
    ),
  )
  const page = await driven(address)
  return {
    page,
    async close() {
      await page.leave()
      driver.kill()
      screen.kill()
    },
  }
}
