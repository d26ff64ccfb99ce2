export type Position = { x: number; y: number }
export type ScrollPlan =
  | { kind: 'none' }
  | { kind: 'top' }
  | { kind: 'anchor'; hash: string; orTop: boolean }
  | { kind: 'saved'; at: Position }

const storageKey = 'portico:scroll'

/** Positions by history entry, kept through reloads of the tab. */
export function rememberPositions() {
  const positions: Record<string, Position> = read()
  return {
    save(key: string) {
      positions[key] = { x: scrollX, y: scrollY }
      write(positions)
    },
    of: (key: string | undefined): Position | undefined => (key ? positions[key] : undefined),
  }
}

/**
 * Sections far below or skipped stand with estimated heights (`later` in grid.css). To be put somewhere, now or on the
 * way back, a reader needs the true ones; what they look at stays where it is meanwhile.
 */
export function showWhole(): void {
  const { dataset } = document.documentElement
  if (dataset.whole !== undefined) return
  const seen = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null
  const top = seen?.getBoundingClientRect().top ?? 0
  dataset.whole = ''
  // Safari keeps nobody's place when heights above it change.
  if (seen) window.scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Where a navigation should leave the reader. */
export function planScroll(move: {
  isPageChange: boolean
  /** Asked for by whoever navigates within a page. */
  staysPut?: boolean
  hash: string
  previousHash: string
  keepsScroll: boolean
  saved: Position | undefined
}): ScrollPlan {
  if (move.staysPut && !move.isPageChange) return { kind: 'none' }
  if (move.saved) return { kind: 'saved', at: move.saved }
  if (move.hash && (move.isPageChange || move.hash !== move.previousHash)) {
    return { kind: 'anchor', hash: move.hash, orTop: move.isPageChange && !move.keepsScroll }
  }
  if (move.isPageChange) return move.keepsScroll ? { kind: 'none' } : { kind: 'top' }
  return move.previousHash && !move.hash ? { kind: 'top' } : { kind: 'none' }
}

export function scrollBy(plan: ScrollPlan): void {
  if (plan.kind === 'saved') scrollTo({ left: plan.at.x, top: plan.at.y, behavior: 'instant' })
  if (plan.kind === 'top') scrollTo({ left: 0, top: 0, behavior: 'instant' })
  if (plan.kind === 'anchor') {
    const anchor = elementOf(plan.hash)
    if (anchor) {
      unfold(anchor)
      anchor.scrollIntoView({ behavior: 'instant' })
    } else if (plan.orTop) scrollTo({ left: 0, top: 0, behavior: 'instant' })
  }
}

// As a browser does on a load: what is asked for by its hash must not stay folded away.
function unfold(anchor: Element) {
  for (let at = anchor.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true
}

function read(): Record<string, Position> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

function write(positions: Record<string, Position>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Without storage the positions live as long as the page.
  }
}

function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id))
  } catch {
    return null
  }
}
