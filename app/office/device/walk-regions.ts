const reachable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]'

/** F6 goes to the next part of the page, with Shift to the one before: rail, desk, the page itself, panel. */
export function walkRegions(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(one => entryOf(one))
  const active = document.activeElement
  // Of parts within parts, the inner one.
  const at = regions.findLastIndex(one => one.contains(active))
  const next = regions.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % regions.length)
  if (next) entryOf(next)?.focus()
}

/** Where one comes in: the link of the page one is on, or the first thing there that is no part of its own. */
function entryOf(region: HTMLElement): HTMLElement | undefined {
  const all = [...region.querySelectorAll<HTMLElement>(reachable)].filter(
    one =>
      one.closest('[data-region]') === region && one.getClientRects().length > 0 && !one.matches(':disabled'),
  )
  return all.find(one => one.hasAttribute('aria-current')) ?? all[0]
}
