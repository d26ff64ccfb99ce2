import { makeBackup } from '../app/backup/make-backup.server.ts'
import { createLog } from '../app/platform/log.server.ts'
import { readSettings } from '../app/platform/settings/settings.server.ts'

const [target, ...more] = process.argv.slice(2)
if (!target || more.length > 0) {
  console.error(
    'npm run backup -- TARGET   database, uploads and keys into the folder TARGET, which must not hold anything',
  )
  process.exit(1)
}
try {
  const { rows, files, keys } = await makeBackup(readSettings(process.env), target, createLog('warn'))
  console.log(
    `${target} holds ${rows} rows, ${files} files${keys > 0 ? ` and ${keys === 1 ? 'the key' : `${keys} keys`}: move ${target}/keys to another place, for with both tickets can be forged` : ''}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
