import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leaksIn } from '../tests/builders/logs/leaks.ts'
import { logFolder } from '../tests/builders/logs/log-folder.ts'

// What every process of the tests has said, and whether anything in it names somebody or opens something.
const names = existsSync(logFolder) ? readdirSync(logFolder) : []
const logs = names.map(name => ({ name, text: readFileSync(join(logFolder, name), 'utf8') }))
const leaks = logs.flatMap(({ name, text }) => leaksIn(text).map(line => `${name}: ${line.slice(0, 300)}`))
const open = logs.reduce((sum, { text }) => sum + text.split('"the fair is open"').length - 1, 0)
for (const leak of leaks.slice(0, 20)) console.log(leak)
console.log(`${logs.length} processes, in them ${open} sites; ${leaks.length} lines tell what they must not`)
// A whole run starts many sites: where none has been heard, nobody has listened.
const isDeaf = process.argv.includes('--whole') && open < 20
if (isDeaf) console.log('too few sites have been heard: their logs are not kept')
process.exit(leaks.length > 0 || isDeaf ? 1 : 0)
