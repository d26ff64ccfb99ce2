import { isArrow, markTowards } from '../../../navigator/mark-walk.ts'
import type { Mark } from '../../../navigator/marks.ts'
import { mine } from './choice-page.ts'
import { type ChoicePage, renewed } from './send-here.ts'

const steps = [1, 1.6, 2.4]

/** Keys on the plan: arrows walk, Enter chooses (it is a link), + and – zoom, Esc returns to one's own stand. */
export function walkPlan(page: ChoicePage): void {
  let zoom = 0
  document.addEventListener('keydown', event => {
    const from = (event.target as Element).closest?.<SVGAElement>('a[data-stand]')
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    if (isArrow(event.key)) {
      const next = markTowards(markOf(from), event.key, standsShown().map(markOf))
      if (next) document.getElementById(`plan-${next.id}`)?.focus()
    } else if (event.key === '+' || event.key === '=') zoomBy(1, from)
    else if (event.key === '-' || event.key === '–') zoomBy(-1, from)
    else if (event.key === 'Escape') toOwn()
    else return
    event.preventDefault()
  })
  document.addEventListener('focusin', event => {
    const stand = (event.target as Element).closest?.<SVGAElement>('a[data-stand]')
    if (stand) stopAt(stand)
  })
  document.addEventListener(renewed, () => {
    stopAt(picked())
    zoomBy(0, null)
  })
  stopAt(picked())
  document.addEventListener('click', event => {
    const way = (event.target as Element).closest<HTMLElement>('[data-zoom]')?.dataset.zoom
    if (way) zoomBy(way === 'larger' ? 1 : -1, null)
  })

  function zoomBy(by: number, around: SVGAElement | null) {
    zoom = Math.min(steps.length - 1, Math.max(0, zoom + by))
    const chosen = around ?? picked()
    for (const drawing of document.querySelectorAll<SVGSVGElement>('[data-plan] svg[viewBox]')) {
      const middle = chosen && drawing.contains(chosen) ? markOf(chosen).at : null
      drawing.setAttribute('viewBox', zoomed(drawing, steps[zoom] ?? 1, middle))
    }
  }

  function toOwn() {
    zoomBy(-steps.length, null)
    const own = document.getElementById(`plan-${mine()}`)
    if (own) own.focus()
    else if (mine()) void page.openHall(location.pathname, `plan-${mine()}`)
  }
}

function standsShown(): SVGAElement[] {
  return [...document.querySelectorAll<SVGAElement>('[data-plan] a[data-stand]')]
}

/** The stand that was picked, one's own, or the first of the hall. */
function picked(): SVGAElement | null {
  return (
    document.querySelector('[data-plan] a[aria-current]') ??
    document.querySelector<SVGAElement>('[data-plan] a[data-state=mine]') ??
    standsShown()[0] ??
    null
  )
}

/** The plan is one stop of the Tab key; arrows walk within it. */
function stopAt(stand: SVGAElement | null) {
  for (const one of standsShown()) one.setAttribute('tabindex', one === stand ? '0' : '-1')
}

function markOf({ dataset }: SVGAElement): Mark {
  const at = { x: Number(dataset.x), y: Number(dataset.y) }
  return { id: dataset.stand ?? '', floor: 'ground', at }
}

/** A part of the drawing around a point, never past its edges. */
function zoomed(drawing: SVGSVGElement, scale: number, middle: { x: number; y: number } | null): string {
  drawing.dataset.whole ??= drawing.getAttribute('viewBox') ?? ''
  const [x = 0, y = 0, width = 0, height = 0] = drawing.dataset.whole.split(' ').map(Number)
  const [w, h] = [width / scale, height / scale]
  const at = middle ?? { x: x + width / 2, y: y + height / 2 }
  const left = Math.min(x + width - w, Math.max(x, at.x - w / 2))
  const top = Math.min(y + height - h, Math.max(y, at.y - h / 2))
  return [left, top, w, h].map(value => Math.round(value * 10) / 10).join(' ')
}
