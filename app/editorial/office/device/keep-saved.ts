type Words = { saving: string; offline: string }
type Answer = { revision?: number; said: string; reason?: string }

const pauseMs = 700
const againMs = 3_000

/**
 * Saves every form of a record as one types, each change within a second, one after the other. What meets somebody
 * else's words is sent as a page: the answer shows both texts.
 */
export function keepSaved(place: HTMLElement): void {
  const words = JSON.parse(place.dataset.editing ?? '{}') as Words
  const forms = [...place.querySelectorAll<HTMLFormElement>('[data-saves] form')]
  const dirty = new Set<HTMLFormElement>()
  let timer: number | undefined
  let running: Promise<void> | null = null
  let isLeaving = false

  for (const form of forms) {
    form.addEventListener('input', () => {
      dirty.add(form)
      plan(pauseMs)
    })
    form.addEventListener('submit', () => {
      isLeaving = true
      dirty.delete(form)
    })
  }
  // Whoever publishes has everything saved first, and publishes what they see.
  const publish = document.querySelector<HTMLElement>('[data-publish]')?.closest('form')
  publish?.addEventListener('submit', event => {
    if (dirty.size === 0 && !running) {
      isLeaving = true
      return
    }
    event.preventDefault()
    void settle().then(() => dirty.size === 0 && publish.requestSubmit(event.submitter))
  })
  window.addEventListener('online', () => dirty.size > 0 && plan(0))
  window.addEventListener('pageshow', event => event.persisted && location.reload())
  window.addEventListener('beforeunload', event => {
    if ((dirty.size > 0 || running) && !isLeaving) event.preventDefault()
  })

  function plan(ms: number) {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void settle(), ms)
  }

  /** Sends what has changed, one after the other, until nothing is left. */
  function settle(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  async function sendAll(): Promise<void> {
    while (dirty.size > 0 && !isLeaving) {
      const [form] = dirty
      if (form && !(await save(form))) return plan(againMs)
    }
  }

  /** Whether it has arrived, taken or refused. */
  async function save(form: HTMLFormElement): Promise<boolean> {
    dirty.delete(form)
    tell(words.saving, 'text-ink-2')
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: bodyOf(form),
      })
      const answer = (await response.json()) as Answer
      if (answer.revision !== undefined) remember(answer.revision)
      if (response.ok) tell(answer.said, 'text-success')
      else if (answer.reason === 'conflict') form.requestSubmit()
      else tell(answer.said, 'text-error')
      return true
    } catch {
      dirty.add(form)
      tell(words.offline, 'text-warning')
      return false
    }
  }

  function bodyOf(form: HTMLFormElement): URLSearchParams {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    body.set('edit', crypto.randomUUID?.() ?? '')
    return body
  }

  function remember(revision: number) {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name=revision]')) {
      field.value = String(revision)
    }
  }

  function tell(text: string, look: string) {
    const line = document.querySelector('[data-saved]')
    if (!line) return
    line.textContent = text
    line.className = `type-small ${look}`
  }
}
