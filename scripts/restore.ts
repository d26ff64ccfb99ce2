import { restoreBackup } from '../app/backup/restore-backup.server.ts'
import { createLog } from '../app/platform/log.server.ts'
import { readSettings } from '../app/platform/settings/settings.server.ts'

const usage = `npm run restore -- SOURCE             puts a backup where DATA_DIR, DATABASE_URL and UPLOADS say; they must be empty
npm run restore -- SOURCE --replace   what is there is put aside; a database at DATABASE_URL is emptied`

const given = process.argv.slice(2)
const isReplacing = given.includes('--replace')
const [source, ...more] = given.filter(word => word !== '--replace')
if (!source || more.length > 0) {
  console.error(usage)
  process.exit(1)
}
try {
  const { rows, files, keys } = await restoreBackup(
    readSettings(process.env),
    source,
    { isReplacing },
    createLog('warn'),
  )
  const missing = keys === 0 ? ' It has no key of the tickets: put it back before the site starts.' : ''
  console.log(`Restored: ${rows} rows, ${files} files, ${keys === 1 ? '1 key' : `${keys} keys`}.${missing}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
