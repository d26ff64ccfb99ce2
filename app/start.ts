// The page can be read as the server wrote it. What makes it move is asked for when it has been painted,
// so that on a slow line nothing stands in the way of words and pictures.
const chunks =
  document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset.chunks?.split(' ') ?? []

const page = document.documentElement

keepLanding()
showWholeIfPlaced()
arriveWhenTouched()
if (isNewEnough()) afterPaint(load)

// By which campaign somebody came is told with the form they send; on the way there the address loses it.
function keepLanding() {
  try {
    if (location.search.includes('utm_')) sessionStorage.setItem('landed', location.search)
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}

// Sections far below are laid out as they come near. Whoever is put back somewhere, or follows a mark in the
// address, needs the true heights at once.
function showWholeIfPlaced() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!location.hash && visit?.type === 'navigate') return
  page.dataset.whole = ''
  page.dataset.arrived = ''
}

// Rows that wait for the first screen to be painted (later-rows) wait for nobody who has begun to read or to choose.
function arriveWhenTouched() {
  const arrive = () => {
    page.dataset.arrived = ''
  }
  for (const sign of ['pointerdown', 'keydown', 'click', 'scroll']) {
    addEventListener(sign, arrive, { once: true, capture: true, passive: true })
  }
}

// The oldest browsers that the code is written for have both (docs/browsers.md). Older ones keep the page as it was
// served, whose links and forms need no script, rather than break it halfway.
function isNewEnough(): boolean {
  return 'toSorted' in Array.prototype && (HTMLScriptElement.supports?.('importmap') ?? false)
}

// A tab in the background paints nothing, and must not wait for it.
function afterPaint(work: () => void) {
  if (document.visibilityState === 'hidden') work()
  else requestAnimationFrame(() => setTimeout(work))
}

function load() {
  const [entry = '', ...others] = chunks
  ask(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
  for (const href of others) {
    ask(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}

// Each in a task of its own: asking costs a slow phone more than one would think.
function ask(element: HTMLElement) {
  setTimeout(() => document.head.append(element))
}
