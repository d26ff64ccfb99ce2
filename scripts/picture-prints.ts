/**
 * Writes content/picture-prints.json: what the library knows the launch pictures again by, and their colours. Run it again after adding one:
 *
 *   node scripts/picture-prints.ts
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type Print, readPrint } from '../app/images/read-print.server.ts'

const folder = 'content/pictures'
const prints: Record<string, Print> = {}
for (const file of globSync(`${folder}/**/*.jpg`).sort()) {
  prints[relative(folder, file)] = await readPrint(readFileSync(file))
}
// A colour is one line.
const text = JSON.stringify(prints, null, 2).replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, numbers: string) => {
  return `[${numbers.split(/,\s+/).join(', ')}]`
})
writeFileSync('content/picture-prints.json', `${text}\n`)
console.log(`${Object.keys(prints).length} pictures`)
