import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bodyBounds, tooMuch } from './body-bounds.ts'
import { boundaryIn, readMultipart } from './multipart.ts'

/** A file that a form brought along. It lies here until the action has ended, under a name of ours. */
export type SentFile = { field: string; name: string; bytes: number; path: string }

export type SentForm = { typed: Record<string, string | string[]>; file: SentFile | null }

/**
 * A form with a file, read as it comes: fields are bounded as everywhere, the file goes to the disk. Null where the body
 * is none; one file is taken, and no more bytes of it than `most`.
 */
export async function readSentFile(
  request: Request,
  { folder, most }: { folder: string; most: number },
): Promise<SentForm | null> {
  const boundary = boundaryIn(request.headers.get('content-type') ?? '')
  if (boundary === null || !request.body) return null
  const path = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  const out = await open(path, 'wx')
  const fields: [string, Buffer[]][] = []
  let file: SentFile | null = null
  let into: 'field' | 'file' | 'nowhere' = 'nowhere'
  let fieldBytes = 0
  try {
    for await (const event of readMultipart(request.body, boundary)) {
      if (event.kind === 'head') {
        if (event.fileName === null) {
          if (fields.length >= bodyBounds.fields) throw tooMuch()
          fields.push([event.name, []])
          into = 'field'
        } else {
          // A file field that was left empty is sent without a name.
          into = file || event.fileName === '' ? 'nowhere' : 'file'
          if (into === 'file') file = { field: event.name, name: event.fileName, bytes: 0, path }
        }
      } else if (into === 'field') {
        fieldBytes += event.bytes.length
        if (fieldBytes > bodyBounds.bytes) throw tooMuch()
        fields.at(-1)?.[1].push(Buffer.from(event.bytes))
      } else if (into === 'file' && file) {
        file.bytes += event.bytes.length
        if (file.bytes > most) throw tooMuch()
        await out.write(event.bytes)
      }
    }
    await out.datasync()
  } catch (error) {
    await out.close()
    await rm(path, { force: true })
    throw error
  }
  await out.close()
  if (!file) await rm(path, { force: true })
  return { typed: textsIn(fields), file }
}

function textsIn(fields: [string, Buffer[]][]): Record<string, string> {
  const texts: Record<string, string> = Object.create(null)
  for (const [name, pieces] of fields) {
    const text = Buffer.concat(pieces).toString('utf8')
    texts[name] = text.slice(0, 20_000).replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed()
  }
  return texts
}
