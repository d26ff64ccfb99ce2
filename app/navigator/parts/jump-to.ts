/**
 * Goes to a heading of the page inside the box that scrolls around it, so that the plan stays where it is. Not by its
 * anchor: the hash of the map belongs to the stand that is chosen.
 */
export function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  const box = scrolling(heading)
  if (box) box.scrollTo({ top: box.scrollTop + topOf(heading) - topOf(box) - 12, behavior: 'instant' })
  else heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}

function scrolling(element: HTMLElement): HTMLElement | null {
  let box = element.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  return box
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top
}
