/**
 * Marks the sentence that is heard in the text of its stop, and brings it into view. The text is the stored page's; only
 * the mark moves. Whoever has scrolled away from the sentence before is left where they are, unless they asked for this one.
 */
export function showSentence(stop: number, place: number | null, isAskedFor: boolean): void {
  const text = document.getElementById(`text-${stop}`)
  const before = text?.querySelector('[data-heard]')
  const now = place === null ? null : text?.querySelector(`[data-sentence="${place}"]`)
  if (before === now) return
  const follows = isAskedFor || !before || isInView(before)
  before?.removeAttribute('data-heard')
  now?.setAttribute('data-heard', '')
  if (now && follows) now.scrollIntoView({ block: 'nearest', behavior: howToScroll() })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

export function howToScroll(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
