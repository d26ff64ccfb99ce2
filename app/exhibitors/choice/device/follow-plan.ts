import { clockOf } from '../../stands/clock-of.ts'
import type { StandView } from '../../stands/stand-view.ts'
import { hallKeyOf } from '../halls.ts'
import { choice, filled, mine, say, words } from './choice-page.ts'

const pollMs = 5_000
// A stream may be dead without anybody noticing: with it the list is asked for as well, now and then.
const watchMs = 20_000
const listAddress = '/api/v1/stands'
type Way = 'live' | 'polled' | 'lost'

/**
 * Keeps plan and list as they are on the server: by a stream of events, by asking every five seconds where there is no
 * stream, and where there is neither the page says so and nothing can be chosen.
 */
export function followPlan() {
  const stands = new Map<string, StandView>()
  // The fair's own time, which need not be the device's.
  const began = Number(choice().dataset.now) - performance.now()
  const fairNow = () => new Date(began + performance.now())
  let way: Way = 'live'
  let heardAt = fairNow()
  let timer: number | undefined
  let isBusy = false
  let waiting: StandView[] = []
  let ownChanged = () => {}

  const stream = new EventSource(`${listAddress}/events`)
  stream.addEventListener('stands', event => heard('live', parse<StandView[]>(event)))
  stream.addEventListener('stand', event => heard('live', [parse<StandView>(event)]))
  stream.addEventListener('open', () => heard('live', []))
  // A browser tries again by itself, unless the answer was a refusal; meanwhile the list is asked for.
  stream.addEventListener('error', () => plan(0))
  window.addEventListener('offline', lose)
  window.addEventListener('online', () => plan(0))
  show()
  plan(watchMs)

  function plan(ms: number) {
    window.clearTimeout(timer)
    timer = window.setTimeout(poll, ms)
  }

  async function poll() {
    try {
      const answer = await fetch(listAddress, { headers: { accept: 'application/json' } })
      if (!answer.ok) throw new Error(String(answer.status))
      heard(isStreaming() ? 'live' : 'polled', (await answer.json()) as StandView[])
    } catch {
      lose()
    }
    plan(isStreaming() && way === 'live' ? watchMs : pollMs)
  }

  function isStreaming() {
    return stream.readyState === EventSource.OPEN
  }

  function lose() {
    way = 'lost'
    show()
  }

  function heard(by: Way, changed: StandView[]) {
    way = by
    heardAt = fairNow()
    if (isBusy) waiting.push(...changed)
    else apply(changed)
    show()
  }

  function apply(changed: readonly StandView[]) {
    const isFirst = stands.size === 0
    // Of what the page does not show nothing is said.
    const different = changed.filter(({ code, state }) => {
      const shown = shownState(code)
      return shown !== undefined && shown !== asShown(code, state)
    })
    for (const stand of changed) stands.set(stand.code, stand)
    for (const stand of different) paint(stand)
    countFree()
    const isOwn = changed.some(({ code, state }) => code === mine() && (state === 'free' || isPaidNow(state)))
    const isPicked = different.some(({ code }) => code === choice().dataset.selected)
    if (isOwn || (isPicked && !isFirst)) ownChanged()
    const { states, changed: text } = words()
    const told = different.map(({ code, state }) => filled(text, { code, state: states[state] }))
    if (told.length > 0 && !isFirst) say(told.slice(0, 5).join('. '))
  }

  /** Paid for meanwhile: the hours that were left are no longer counted. */
  function isPaidNow(state: string) {
    return state === 'sold' && document.querySelector('[data-left]') !== null
  }

  /** What the page shows of a stand now, in the hall or in the list; undefined where it shows neither. */
  function shownState(code: string): string | undefined {
    return document.querySelector<HTMLElement>(`[data-stand="${code}"], [data-row="${code}"]`)?.dataset.state
  }

  function paint({ code, state }: StandView) {
    const shown = asShown(code, state)
    const word = words().states[shown]
    const found = document.querySelectorAll<HTMLElement>(`[data-stand="${code}"], [data-row="${code}"]`)
    for (const place of found) {
      place.dataset.state = shown
      for (const text of place.querySelectorAll('[data-word]')) text.textContent = word
      const { price, facts } = place.dataset
      if (price) place.setAttribute('aria-label', `${code} ${word}, ${price}, ${facts}`)
    }
  }

  function countFree() {
    if (stands.size === 0) return
    for (const link of document.querySelectorAll<HTMLElement>('[data-hall-link]')) {
      const free = [...stands.values()].filter(
        ({ hall, state }) => state === 'free' && hallKeyOf(hall) === link.dataset.hallLink,
      )
      const place = link.querySelector('[data-free]')
      if (place) place.textContent = filled(words().free, { count: free.length })
    }
  }

  function show() {
    const page = choice()
    const isLost = way === 'lost'
    page.toggleAttribute('data-live', true)
    page.toggleAttribute('data-lost', isLost)
    const place = page.querySelector('[data-live-state]')
    if (place) place.textContent = filled(words()[way], { at: clockOf(heardAt) })
    const note = page.querySelector<HTMLElement>('[data-lost-note]')
    if (note && note.hidden === isLost) {
      note.hidden = !isLost
      if (isLost) say(`${place?.textContent ?? ''}. ${words().lostNote}`)
    }
    for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-choose]'))
      button.disabled = isLost
  }

  return {
    isLost: () => way === 'lost',
    /** While something is sent, what comes waits: the answer shows it all. */
    pause() {
      isBusy = true
    },
    /** The page has been renewed by the server; what came meanwhile is shown on top. */
    resume() {
      isBusy = false
      const came = waiting
      waiting = []
      apply(came)
      show()
    },
    onOwnChange(work: () => void) {
      ownChanged = work
    },
  }
}

export type Plan = ReturnType<typeof followPlan>

/** Of a fair that is not the open one nothing is told live: the plan is as the server made it, and every form goes to it. */
export function keepStill(): Plan {
  // What needs the script works; the words beside the plan say when it was made.
  const resume = () => void choice().toggleAttribute('data-live', true)
  resume()
  return { isLost: () => false, pause() {}, resume, onOwnChange() {} }
}

function parse<Data>(event: Event): Data {
  return JSON.parse((event as MessageEvent<string>).data) as Data
}

function asShown(code: string, state: StandView['state']) {
  return code === mine() && state !== 'free' ? 'mine' : state
}
