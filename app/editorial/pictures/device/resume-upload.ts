/**
 * The protocol tus 1.0 as a browser needs it: create, ask how much has come, send the next piece. Written here because a
 * library for it brings modules of the older kind, and what they need would be part of every visitor's first load.
 */
export class UploadRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

type Sending = {
  endpoint: string
  chunkBytes: number
  metadata: Readonly<Record<string, string>>
  onProgress(sent: number, all: number): void
  signal: AbortSignal
}

const tus = { 'tus-resumable': '1.0.0' }
const delaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000]

/** Sends a file, from where an earlier attempt in this browser stopped; its address, once all of it has arrived. */
export async function resumeUpload(file: File, sending: Sending): Promise<string> {
  const key = `upload ${file.name} ${file.size} ${file.lastModified} ${JSON.stringify(sending.metadata)}`
  let failures = 0
  for (;;) {
    try {
      const address = await sendRest(file, key, sending, () => {
        failures = 0
      })
      localStorage.removeItem(key)
      return address
    } catch (error) {
      if (error instanceof UploadRefused || sending.signal.aborted) {
        await drop(localStorage.getItem(key))
        localStorage.removeItem(key)
        throw error
      }
      const delay = delaysMs[failures]
      if (delay === undefined) throw error
      failures += 1
      await new Promise(resolve => setTimeout(resolve, delay))
    }
  }
}

/** What was begun and is not wanted any more; should nobody hear it, it is swept after a day. */
async function drop(address: string | null): Promise<void> {
  if (address) await fetch(address, { method: 'DELETE', headers: tus }).catch(() => {})
}

async function sendRest(file: File, key: string, sending: Sending, onPiece: () => void): Promise<string> {
  const { chunkBytes, onProgress, signal } = sending
  const begun = localStorage.getItem(key)
  const arrived = begun === null ? null : await offsetAt(begun, signal)
  const address = begun !== null && arrived !== null ? begun : await create(file, sending)
  localStorage.setItem(key, address)
  let offset = arrived ?? 0
  onProgress(offset, file.size)
  while (offset < file.size) {
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: {
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: file.slice(offset, offset + chunkBytes),
      signal,
    })
    await judge(answer, [409, 423, 429])
    offset = Number(answer.headers.get('upload-offset') ?? Number.NaN)
    if (!Number.isSafeInteger(offset)) throw new Error('no offset was told')
    onPiece()
    onProgress(offset, file.size)
  }
  return address
}

async function create(file: File, { endpoint, metadata, signal }: Sending): Promise<string> {
  const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${base64(value)}`)
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(file.size), 'upload-metadata': pairs.join(',') },
    signal,
  })
  await judge(answer, [423, 429])
  const address = answer.headers.get('location')
  if (!address) throw new Error('no address was told')
  return address
}

/** How much has come; null where nothing is known of it any more. */
async function offsetAt(address: string, signal: AbortSignal): Promise<number | null> {
  const answer = await fetch(address, { method: 'HEAD', headers: tus, signal })
  if (answer.status >= 500 || answer.status === 429) throw new Error('asked again later')
  const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN)
  return answer.ok && Number.isSafeInteger(offset) ? offset : null
}

// Busy, in somebody's hands or out of step: asked again. Anything else is a refusal with its reason.
async function judge(answer: Response, passing: readonly number[]): Promise<void> {
  if (answer.ok) return
  if (passing.includes(answer.status) || answer.status >= 500) throw new Error(`answered ${answer.status}`)
  throw new UploadRefused(/"title":"([\w-]+)"/.exec(await answer.text())?.[1] ?? 'broken')
}

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
