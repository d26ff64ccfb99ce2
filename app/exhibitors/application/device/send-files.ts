type Words = Record<'part' | 'resume' | 'drawing' | 'stop' | 'offline' | 'drop', string> & {
  refusals: Record<string, string>
}
type Terms = { chunkBytes: number; fileBytes: number; work?: string; material?: string; words: Words }
type Upload = {
  id: string
  work: string | null
  size: number
  offset: number
  state: 'receiving' | 'done' | 'refused' | 'stopped'
  refusal: string | null
}

const address = '/api/v1/uploads'
const longestPauseMs = 20_000

/**
 * Sends files in pieces. What has been acknowledged is never sent again: after a lost connection, a restart of the site or
 * a reload of the page (the same file is chosen once more) it goes on from there.
 */
export function sendFiles(form: HTMLFormElement): void {
  const terms = JSON.parse(form.dataset.upload ?? '{}') as Terms
  const field = form.querySelector<HTMLInputElement>('input[type=file]')
  const rows = form.querySelector<HTMLUListElement>('[data-progress]')
  if (!field || !rows) return
  const { words } = terms
  let queue = Promise.resolve()
  let underWay = 0

  // One work has one picture, and an exhibitor one logo; several others may be added at once.
  const isOne = terms.work !== undefined || (terms.material !== undefined && terms.material !== 'picture')
  field.multiple = !isOne
  field.required = false
  for (const button of form.querySelectorAll<HTMLElement>('[data-plain]')) button.hidden = true
  if (!isOne) {
    const label = form.querySelector('label')
    if (label) label.textContent = words.drop
  }
  field.addEventListener('change', () => take(field.files))
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('dragover', event => event.preventDefault())
  form.addEventListener('drop', event => {
    event.preventDefault()
    take(event.dataTransfer?.files ?? null)
  })
  window.addEventListener('beforeunload', event => underWay > 0 && event.preventDefault())

  function take(files: FileList | null) {
    for (const file of [...(files ?? [])].slice(0, isOne ? 1 : undefined)) {
      const row = addRow(file)
      underWay += 1
      // One after the other: what is on its way is finished before the next begins.
      queue = queue.then(() => send(file, row)).finally(() => finished(row))
    }
    if (field) field.value = ''
  }

  function finished(row: Row) {
    underWay -= 1
    // All of them are here: the page shows what became of them. A refusal without a work to stand at stays to be read.
    if (underWay === 0 && !row.isTold) location.reload()
  }

  async function send(file: File, row: Row): Promise<void> {
    if (file.size > terms.fileBytes) return row.refuse(words.refusals['too-heavy'] ?? '')
    if (file.size === 0) return row.refuse(words.refusals.empty ?? '')
    const announced = {
      name: file.name.slice(0, 300) || 'file',
      size: file.size,
      fingerprint: `${file.name} ${file.size} ${file.lastModified}`.slice(-200),
      ...(terms.work && { work: terms.work }),
      ...(terms.material && { material: terms.material }),
    }
    const opened = await persist(row, () =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(announced),
      }),
    )
    if (!opened.ok) {
      const problem = (await opened.json().catch(() => ({}))) as { title?: string; detail?: string }
      return row.refuse(words.refusals[problem.title ?? ''] ?? problem.detail ?? '')
    }
    let upload = (await opened.json()) as Upload
    row.onStop(
      () => void fetch(`${address}/${upload.id}`, { method: 'DELETE' }).finally(() => location.reload()),
    )
    if (upload.offset > 0) row.resume(upload)
    while (upload.state === 'receiving') {
      const { id, offset } = upload
      const piece = file.slice(offset, offset + terms.chunkBytes)
      if (offset + piece.size === file.size) row.say(words.drawing)
      const answer = await persist(row, () =>
        fetch(`${address}/${id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
          body: piece,
        }),
      )
      // Told that the pieces do not join, it goes on from where the site is.
      if (!answer.ok && answer.status !== 409) return row.refuse(words.refusals.closed ?? '')
      upload = (await answer.json()) as Upload
      row.show(upload)
    }
  }

  /** Asks until there is an answer: without a connection it waits, longer every time. */
  async function persist(row: Row, ask: () => Promise<Response>): Promise<Response> {
    for (let pauseMs = 1_000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const answer = await ask().catch(() => null)
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      row.say(words.offline)
      await untilOnline(pauseMs)
      row.wasLost = true
    }
  }

  function addRow(file: File): Row {
    const item = document.createElement('li')
    const name = document.createElement('p')
    name.className = 'type-small break-all'
    name.textContent = `${file.name}, ${megabytes(file.size)} MB`
    const bar = document.createElement('progress')
    bar.className = 'upload-bar mt-2 block w-full'
    bar.max = 100
    bar.value = 0
    bar.setAttribute('aria-label', file.name)
    const told = document.createElement('p')
    told.className = 'type-small mt-1 text-ink-2'
    const stop = document.createElement('button')
    stop.type = 'button'
    stop.className = 'link type-small min-h-11'
    stop.textContent = words.stop
    stop.hidden = true
    item.append(name, bar, told, stop)
    rows?.append(item)
    const percentOf = ({ offset, size }: Upload) => Math.floor((offset / size) * 100)
    const row: Row = {
      isTold: false,
      wasLost: false,
      say: text => {
        told.textContent = text
      },
      show(upload) {
        const percent = percentOf(upload)
        bar.value = percent
        const text = row.wasLost ? words.resume : words.part
        row.wasLost = false
        row.say(
          text
            .replace('{percent}', String(percent))
            .replace('{done}', megabytes(upload.offset))
            .replace('{size}', megabytes(upload.size)),
        )
      },
      resume(upload) {
        row.wasLost = true
        row.show(upload)
      },
      refuse(text) {
        row.isTold = true
        told.className = 'type-small mt-1 text-error'
        row.say(text)
        bar.hidden = true
        stop.hidden = true
      },
      onStop(act) {
        stop.hidden = false
        stop.onclick = act
      },
    }
    return row
  }
}

type Row = {
  isTold: boolean
  wasLost: boolean
  say(text: string): void
  show(upload: Upload): void
  resume(upload: Upload): void
  refuse(text: string): void
  onStop(act: () => void): void
}

function megabytes(bytes: number): string {
  const separator = document.documentElement.lang.startsWith('ru') ? ',' : '.'
  return (bytes / 1024 / 1024).toFixed(1).replace('.', separator)
}

function untilOnline(pauseMs: number): Promise<void> {
  return new Promise(resolve => {
    const timer = window.setTimeout(done, pauseMs)
    window.addEventListener('online', done)
    function done() {
      window.clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
  })
}
