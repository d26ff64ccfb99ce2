import { choice } from './choice-page.ts'
import type { Plan } from './follow-plan.ts'

const pauseMs = 700
/** Told to the document when the server has made the choice anew. */
export const renewed = 'choice-renewed'
const narrow = window.matchMedia('(width < 1024px)')

/**
 * Forms and links of the page are answered here: the server makes the page as it would without a script, and only what
 * has to do with the choice is put in place of what was there. Where that fails, the browser goes the plain way.
 */
export function sendHere(plan: Plan) {
  let turn = 0
  let timer: number | undefined

  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (form.matches('[data-filter]')) {
      event.preventDefault()
      void open(`?${new URLSearchParams(textsIn(new FormData(form)))}`, 'list-title')
    }
    if (!form.matches('[data-send]')) return
    event.preventDefault()
    if (plan.isLost()) return
    window.clearTimeout(timer)
    void send(form, submitter)
  })

  document.addEventListener('click', event => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement | SVGAElement>(
      'a[data-stand], a[data-hall-link], a[data-close]',
    )
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void pick(link)
  })

  // A quantity is saved by itself once its writer pauses.
  document.addEventListener('input', event => {
    const form = (event.target as Element).closest<HTMLFormElement>('form[data-order]')
    if (!form) return
    window.clearTimeout(timer)
    timer = window.setTimeout(() => form.isConnected && form.requestSubmit(), pauseMs)
  })

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const body = new URLSearchParams(textsIn(new FormData(form, submitter)))
    const isOrder = form.matches('[data-order]')
    const focused = isOrder ? (submitter?.id ?? document.activeElement?.id ?? '') : ''
    const answer = fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } })
    if (await renew(answer, focused)) return
    form.submit()
  }

  /** Shows a stand that was pressed; on a phone in the sheet. */
  async function pick(link: HTMLAnchorElement | SVGAElement) {
    const to = link.getAttribute('href') ?? '?'
    const isStand = link.matches('[data-stand]')
    const isShown = await open(to, link.id)
    if (!isShown || !isStand) return
    const confirm = document.querySelector<HTMLElement>('[data-confirm] button')
    if (narrow.matches) document.getElementById('summary')?.showPopover()
    if (narrow.matches || document.querySelector(`#${CSS.escape(link.id)}:focus-visible`)) confirm?.focus()
  }

  async function open(to: string, focused: string): Promise<boolean> {
    const isShown = await renew(fetch(to, { headers: { accept: 'text/html' } }), focused)
    if (isShown) history.replaceState(null, '', to)
    else location.assign(to)
    return isShown
  }

  async function renew(asked: Promise<Response>, focused: string): Promise<boolean> {
    const own = ++turn
    plan.pause()
    try {
      const answer = await asked
      // Signed out meanwhile, or stopped by a limit: that is another page.
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const next = page.getElementById('choice')
      if (!next) return false
      if (own !== turn) return true
      keepOpen(next)
      choice().replaceWith(document.adoptNode(next))
      document.dispatchEvent(new Event(renewed))
      if (answer.redirected) history.replaceState(null, '', new URL(answer.url).pathname)
      focusOn(focused)
      return true
    } catch {
      return false
    } finally {
      plan.resume()
    }
  }

  return {
    /** The page as it is now: something of one's own has changed elsewhere. */
    renew() {
      void renew(fetch(location.href, { headers: { accept: 'text/html' } }), document.activeElement?.id ?? '')
    },
    async openHall(to: string, focused: string) {
      await open(to, focused)
    },
  }
}

export type ChoicePage = ReturnType<typeof sendHere>

/** The catalogue stays open while one orders from it. */
function keepOpen(next: HTMLElement) {
  const isOpen = document.querySelector('#catalogue[open]') !== null
  next.querySelector('#catalogue')?.toggleAttribute('open', isOpen)
}

function focusOn(id: string) {
  const said = choice().querySelector<HTMLElement>('[data-focus]')
  const before = id ? document.getElementById(id) : null
  if (before && !said?.matches('[role=alert], [role=alert] *')) before.focus({ preventScroll: true })
  else said?.focus()
}

function textsIn(data: FormData): [string, string][] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}
