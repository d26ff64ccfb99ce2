import { type CloserWords, partOf } from './closer-room.ts'

const patienceMs = 800

/** Says what is on its way, what did not come, and whether there is a connection at all. */
export function stateShower(
  closer: HTMLElement,
  words: CloserWords,
  onAgain: () => void,
  signal: AbortSignal,
) {
  const said = partOf(closer, 'said')
  const again = partOf(closer, 'again')
  const stage = partOf(closer, 'stage')
  let isComing = false
  let hasFailed = false
  let isLong = false
  let aside = ''
  let waiting: ReturnType<typeof setTimeout> | undefined
  again.addEventListener(
    'click',
    () => {
      // The button goes: who pressed it goes on with the work.
      stage.focus()
      onAgain()
    },
    { signal },
  )
  addEventListener(
    'online',
    () => {
      onAgain()
      show()
    },
    { signal },
  )
  addEventListener('offline', show, { signal })
  show()

  return {
    set(state: { isComing: boolean; hasFailed: boolean }): void {
      if (state.isComing === isComing && state.hasFailed === hasFailed) return
      if (state.isComing !== isComing) {
        clearTimeout(waiting)
        isLong = false
        if (state.isComing)
          waiting = setTimeout(() => {
            isLong = true
            show()
          }, patienceMs)
      }
      isComing = state.isComing
      hasFailed = state.hasFailed
      show()
    },
    /** Something short, until something else is said. */
    say(text: string): void {
      aside = text
      show()
      aside = ''
    },
    stop(): void {
      clearTimeout(waiting)
    },
  }

  function show(): void {
    said.textContent = aside || standing()
    again.hidden = !hasFailed
    stage.setAttribute('aria-busy', String(isComing))
  }

  function standing(): string {
    if (!navigator.onLine) return words.offline
    if (hasFailed) return words.failed
    return isComing && isLong ? words.loading : ''
  }
}
