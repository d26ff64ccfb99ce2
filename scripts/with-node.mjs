// Every npm script starts here, under whatever Node the machine has (20 or later): it installs what is
// missing and hands over to the Node version this project pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.installed')
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Portico needs Node 20 or later; this is ${process.version}.`)
  process.exit(1)
}
process.chdir(root)
installWhatIsMissing()

const [script, ...rest] = process.argv.slice(2)
const child = spawn(pinnedNode, [script, ...rest], { stdio: 'inherit' })
// Ctrl+C reaches the whole process group by itself; a SIGTERM sent to this process alone must be passed on.
process.on('SIGTERM', () => child.kill('SIGTERM'))
process.on('SIGINT', () => {})
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

function installWhatIsMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once, about a minute)…')
  // `npm ci` refuses a lockfile without the optional packages of other platforms; `npm install` honours it.
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  })
  if (npm.status !== 0 || !existsSync(pinnedNode)) {
    console.error('Packages could not be installed; see the message of npm above.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
