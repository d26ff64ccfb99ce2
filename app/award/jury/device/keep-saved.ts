type Words = { saving: string; unsaved: string }
type Answer = { revision?: number; said: string; reason?: string }

const pauseMs = 700
const againMs = 5_000

/**
 * Saves what is typed or clicked after every pause, with the revision that was last seen. When another tab wrote
 * meanwhile, the form is sent as a page: the answer shows both.
 */
export function keepSaved(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset.words ?? '{}') as Words
  const does = form.dataset.saves ?? ''
  let timer: number | undefined
  let isDirty = false
  let isLeaving = false
  let busy: Promise<void> | null = null

  form.addEventListener('input', () => {
    isDirty = true
    plan(pauseMs)
  })
  form.addEventListener('submit', event => {
    window.clearTimeout(timer)
    // What is on its way changes the revision that this form must name.
    if (busy) {
      event.preventDefault()
      const by = event.submitter
      isDirty = false
      void busy.then(() => form.requestSubmit(by))
      return
    }
    isLeaving = true
  })
  window.addEventListener('online', () => isDirty && plan(0))
  // A page from the browser's memory has an old revision.
  window.addEventListener('pageshow', event => event.persisted && location.reload())
  window.addEventListener('beforeunload', event => {
    if ((isDirty || busy) && !isLeaving) event.preventDefault()
  })

  function plan(ms: number) {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (busy || isLeaving) return
      busy = save().finally(() => {
        busy = null
        if (isDirty && !isLeaving) plan(pauseMs)
      })
    }, ms)
  }

  async function save() {
    isDirty = false
    tell(words.saving, 'text-ink-2')
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: sent(),
      })
      const answer = (await response.json()) as Answer
      if (response.ok) {
        if (answer.revision !== undefined) remember(answer.revision)
        if (!isDirty) tell(answer.said, 'text-success')
      } else if (answer.reason === 'changed-elsewhere') showBoth()
      else tell(answer.said, 'text-error')
    } catch {
      isDirty = true
      tell(words.unsaved, 'text-warning')
      window.setTimeout(() => plan(0), againMs)
    }
  }

  function sent(): URLSearchParams {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    body.set('do', does)
    return body
  }

  function showBoth() {
    isLeaving = true
    const wish = document.createElement('input')
    wish.type = 'hidden'
    wish.name = 'do'
    wish.value = does
    form.append(wish)
    form.submit()
  }
}

/** Every form of the page that names it. */
function remember(revision: number) {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=revision]'))
    field.value = String(revision)
}

function tell(text: string, tone: string) {
  const place = document.getElementById('saved')
  if (!place) return
  place.className = `type-small inline-flex items-center gap-2 ${tone}`
  place.textContent = text
}
