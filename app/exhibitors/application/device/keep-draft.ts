type Words = { saving: string; unsaved: string }
type Answer = { revision?: number; said: string; reason?: string }

const pauseMs = 900
const againMs = 5_000

/**
 * Saves what is typed after every pause, with the revision that was last seen. When another tab wrote meanwhile, the form
 * is sent as a page: the answer shows both versions.
 */
export function keepDraft(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset.draft ?? '{}') as Words
  let timer: number | undefined
  let isDirty = false
  let isBusy = false
  let isLeaving = false

  form.addEventListener('input', event => {
    mirror(event.target)
    isDirty = true
    plan(pauseMs)
  })
  form.addEventListener('submit', () => {
    isLeaving = true
    window.clearTimeout(timer)
  })
  window.addEventListener('online', () => isDirty && plan(0))
  // A page from the browser's memory has an old revision.
  window.addEventListener('pageshow', event => event.persisted && location.reload())
  window.addEventListener('beforeunload', event => {
    if (isDirty && !isLeaving) event.preventDefault()
  })

  function plan(ms: number) {
    window.clearTimeout(timer)
    timer = window.setTimeout(save, ms)
  }

  async function save() {
    if (isBusy || isLeaving) return
    isBusy = true
    isDirty = false
    tell(words.saving, 'text-ink-2')
    try {
      const response = await fetch(form.action || location.href, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: sent(),
      })
      const answer = (await response.json()) as Answer
      if (response.ok) {
        revisionField().value = String(answer.revision)
        if (!isDirty) tell(answer.said, 'text-success')
      } else if (answer.reason === 'changed-elsewhere') showBoth()
      else tell(answer.said, 'text-error')
    } catch {
      isDirty = true
      tell(words.unsaved, 'text-warning')
      plan(againMs)
    } finally {
      isBusy = false
      if (isDirty && !isLeaving) plan(pauseMs)
    }
  }

  function sent(): URLSearchParams {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    body.set('do', 'save')
    return body
  }

  function showBoth() {
    isLeaving = true
    const wish = document.createElement('input')
    wish.type = 'hidden'
    wish.name = 'do'
    wish.value = 'save'
    form.append(wish)
    form.submit()
  }

  function revisionField() {
    return form.elements.namedItem('revision') as HTMLInputElement
  }
}

function tell(text: string, tone: string) {
  const place = document.getElementById('saved')
  if (!place) return
  place.className = `type-small flex items-center gap-2 lg:justify-end ${tone}`
  place.textContent = text
}

/** What the council will see changes while it is written. */
function mirror(field: EventTarget | null) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  for (const place of document.querySelectorAll(`[data-shows="${CSS.escape(field.name)}"]`)) {
    place.textContent = field.value
  }
}
