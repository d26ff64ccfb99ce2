import { resumeUpload, UploadRefused } from './resume-upload.ts'

type Terms = {
  words: { part: string; stop: string; refusals: Record<string, string> }
  chunkBytes: number
  isMany: boolean
}
type Outcome = { outcome: string | null }

const endpoint = '/api/v1/office/picture-uploads'

/** Sends files in pieces: after a lost connection, a restart or a reload the same file goes on from where it was. */
export function sendPictures(form: HTMLFormElement): void {
  const { words, chunkBytes, isMany } = JSON.parse(form.dataset.pictures ?? '{}') as Terms
  const field = form.querySelector<HTMLInputElement>('input[type=file]')
  const rows = form.querySelector<HTMLUListElement>('[data-progress]')
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!field || !rows || !button) return
  field.multiple = isMany
  let underWay = 0
  let isTold = false
  form.addEventListener('submit', event => {
    const files = [...(field.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    for (const file of files) void take(file)
    field.value = ''
  })
  window.addEventListener('beforeunload', event => underWay > 0 && event.preventDefault())

  async function take(file: File) {
    underWay += 1
    const row = addRow(file)
    const said = await send(file, row).catch(() => 'broken')
    underWay -= 1
    if (said === 'added' || said === 'same') row.remove()
    else {
      isTold = true
      row.say(sentence(said), true)
    }
    // What became of it is on the page; a refusal stays to be read.
    if (underWay === 0 && !isTold) location.assign(location.pathname + location.search)
  }

  async function send(file: File, row: Row): Promise<string> {
    const value = (name: string) =>
      form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? ''
    const metadata: Record<string, string> = { filename: file.name }
    for (const name of ['folder', 'replaces', 'revision']) if (value(name)) metadata[name] = value(name)
    const stop = new AbortController()
    row.onStop(() => stop.abort())
    try {
      const address = await resumeUpload(file, {
        endpoint,
        chunkBytes,
        metadata,
        onProgress: row.show,
        signal: stop.signal,
      })
      const answer = await fetch(address)
      return ((await answer.json()) as Outcome).outcome ?? 'broken'
    } catch (error) {
      if (stop.signal.aborted) return 'stopped'
      return error instanceof UploadRefused ? error.reason : 'broken'
    }
  }

  function sentence(said: string): string {
    const [reason = '', width = '', least = ''] = said.split(' ')
    return (words.refusals[reason] ?? '').replace('{width}', width).replace('{least}', least)
  }

  function addRow(file: File): Row {
    const item = document.createElement('li')
    const name = document.createElement('p')
    name.className = 'type-small break-all'
    name.textContent = file.name
    const bar = document.createElement('progress')
    bar.className = 'upload-bar mt-1 block w-full'
    bar.max = 100
    bar.value = 0
    bar.setAttribute('aria-label', file.name)
    const told = document.createElement('p')
    told.className = 'type-small text-ink-2'
    const stop = document.createElement('button')
    stop.type = 'button'
    stop.className = 'link type-small min-h-11'
    stop.textContent = words.stop
    item.append(name, bar, told, stop)
    rows?.append(item)
    return {
      remove: () => item.remove(),
      show(sent, all) {
        bar.value = Math.floor((sent / all) * 100)
        told.textContent = words.part.replace('{done}', megabytes(sent)).replace('{all}', megabytes(all))
      },
      say(text, isWrong) {
        told.className = isWrong ? 'type-small text-error' : 'type-small text-ink-2'
        told.textContent = text
        bar.hidden = true
        stop.hidden = true
      },
      onStop(act) {
        stop.onclick = act
      },
    }
  }
}

type Row = {
  remove(): void
  show(sent: number, all: number): void
  say(text: string, isWrong: boolean): void
  onStop(act: () => void): void
}

function megabytes(bytes: number): string {
  const separator = document.documentElement.lang.startsWith('ru') ? ',' : '.'
  return (bytes / 1024 / 1024).toFixed(1).replace('.', separator)
}
