import type { OthersChanges } from '../../presence/read-others.server.ts'
import type { Others } from './take-others.ts'

type Words = { saving: string; offline: string }
type Answer = { revision?: number; said: string; reason?: string; others?: OthersChanges | null }

/** What others ask of whoever saves. */
export type Saving = {
  revision(): number
  remember(revision: number): void
  isRunning(): boolean
}

/** Told to the document whenever something has been saved. */
export const savedEvent = 'portico:saved'

const pauseMs = 500
/** Whoever types without a pause is saved all the same. */
const mostMs = 900
const againMs = 1_000

/** What is on its way, as it was sent: asked again in the same words it is made once. */
type Sent = { form: HTMLFormElement; body: URLSearchParams }

/**
 * Saves every form of a record as one types, each change within a second, one after the other. What meets somebody
 * else's words is sent as a page: the answer shows both texts.
 */
export function keepSaved(place: HTMLElement, others: Others): Saving {
  const words = JSON.parse(place.dataset.editing ?? '{}') as Words
  const forms = [...place.querySelectorAll<HTMLFormElement>('[data-saves] form')]
  const dirty = new Set<HTMLFormElement>()
  let timer: number | undefined
  let latest: number | undefined
  // Sent, and nobody knows whether it arrived: it goes first, or what is typed now would meet one's own words.
  let unanswered: Sent | null = null
  let running: Promise<void> | null = null
  let isLeaving = false

  for (const form of forms) {
    form.addEventListener('input', () => {
      dirty.add(form)
      plan(pauseMs)
      latest ??= window.setTimeout(() => void settle(), mostMs)
    })
  }
  // Whoever publishes, adds a work or takes a step has everything saved first: a form carries its own words and no others.
  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'post' || event.defaultPrevented) return
    const wasDirty = dirty.delete(form)
    if (isSaved()) {
      isLeaving = true
      return
    }
    event.preventDefault()
    void settle().then(() => {
      if (isSaved()) form.requestSubmit(event.submitter)
      else if (wasDirty) dirty.add(form)
    })
  })
  window.addEventListener('online', () => !isSaved() && plan(0))
  window.addEventListener('pageshow', event => event.persisted && location.reload())
  window.addEventListener('beforeunload', event => {
    if (!isSaved() && !isLeaving) event.preventDefault()
  })

  function isSaved(): boolean {
    return dirty.size === 0 && !unanswered && !running
  }

  function plan(ms: number) {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void settle(), ms)
  }

  /** Sends what has changed, one after the other, until nothing is left. */
  function settle(): Promise<void> {
    window.clearTimeout(timer)
    window.clearTimeout(latest)
    latest = undefined
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  async function sendAll(): Promise<void> {
    for (let next = nextToSend(); next && !isLeaving; next = nextToSend()) {
      if (!(await send(next))) return plan(againMs)
    }
  }

  function nextToSend(): Sent | null {
    const [form] = dirty
    if (unanswered || !form) return unanswered
    dirty.delete(form)
    return { form, body: bodyOf(form) }
  }

  /** Whether it has arrived, taken or refused. */
  async function send(sent: Sent): Promise<boolean> {
    const { form, body } = sent
    unanswered = sent
    tell(words.saving, 'text-ink-2')
    const heard = await answerTo(form.action, body).catch(() => null)
    if (!heard) {
      tell(words.offline, 'text-warning')
      return false
    }
    unanswered = null
    const { isTaken, answer } = heard
    if (isTaken) {
      others.saved(body)
      others.take(answer.others ?? null)
    }
    if (answer.revision !== undefined) remember(answer.revision)
    if (isTaken) {
      tell(answer.said, 'text-success')
      document.dispatchEvent(new Event(savedEvent))
    } else if (answer.reason === 'conflict') form.requestSubmit()
    else tell(answer.said, 'text-error')
    return true
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

  return {
    remember,
    isRunning: () => running !== null || unanswered !== null,
    revision: () => Number(document.querySelector<HTMLInputElement>('input[name=revision]')?.value ?? 0),
  }
}

/** What the house says to it; a house that is shut, busy or broken has said nothing. */
async function answerTo(
  address: string,
  body: URLSearchParams,
): Promise<{ isTaken: boolean; answer: Answer }> {
  const response = await fetch(address, { method: 'POST', headers: { accept: 'application/json' }, body })
  const answer = (await response.json()) as Answer
  if (typeof answer.said !== 'string') throw new Error(`answered ${response.status}`)
  return { isTaken: response.ok, answer }
}
