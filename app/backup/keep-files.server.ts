import { createHash } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sumsFile } from './backup-places.ts'

/** Every file under a folder, by its path in it; a folder that is not there has none. */
export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** Copies what is not there yet; a file that went away meanwhile is no longer anybody's. */
export async function copyFiles(from: string, to: string, names: string[]): Promise<number> {
  let copied = 0
  for (const name of names) {
    const target = join(to, name)
    if (existsSync(target)) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const isCopied = await copyFile(join(from, name), target, constants.COPYFILE_FICLONE).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false
        throw error
      },
    )
    if (isCopied) copied++
  }
  return copied
}

export async function writeSums(folder: string) {
  const lines = []
  for (const name of await filesIn(folder)) lines.push(`${await sumOf(join(folder, name))}  ${name}\n`)
  await writeFile(join(folder, sumsFile), lines.join(''), { flush: true })
}

/** The files that are not as they were written, or not there; null where the sums themselves are missing. */
export async function changedFiles(folder: string): Promise<string[] | null> {
  const sums = await readFile(join(folder, sumsFile), 'utf8').catch(() => null)
  if (sums === null) return null
  const changed = []
  for (const line of sums.split('\n').filter(Boolean)) {
    const name = line.slice(66)
    const sum = await sumOf(join(folder, name)).catch(() => '')
    if (sum !== line.slice(0, 64)) changed.push(name)
  }
  return changed
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
