import type { Page } from 'playwright-core'

type Kept = {
  stops: HTMLElement[]
  /** By their places: which were reached, and whether it showed. */
  reached: Record<number, boolean>
  isShown(at: HTMLElement, place: number): boolean
  /** Writes down where the focus is. */
  note(): void
}

// So many presses at a time: asking after each takes longer than all the rest. Of the way through a frame the page hears nothing.
const pressesAtOnce = 25
const mostPresses = 1_500

/**
 * What the Tab key alone does not reach, and what shows no sign of being reached. Of radio buttons one is enough: arrows do
 * the rest.
 */
export async function tabFaults(page: Page): Promise<string[]> {
  const { names, parts, hasFrame } = await page.evaluate(listStops)
  let reached: Kept['reached'] = {}
  const atOnce = hasFrame ? 1 : pressesAtOnce
  // A frame has stops of its own.
  const most = hasFrame ? mostPresses : Math.min(mostPresses, names.length + parts + 60)
  for (let press = 0; press < most && Object.keys(reached).length < names.length; press += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => page.keyboard.down('Tab')))
    await page.keyboard.up('Tab')
    reached = await page.evaluate(() => {
      const { kept } = window as unknown as { kept: Kept }
      kept.note()
      return kept.reached
    })
  }
  // What showed nothing at once is looked at when there was time to draw it.
  for (const [place, isShown] of Object.entries(reached)) {
    if (!isShown) reached[Number(place)] = await page.evaluate(showsFocus, Number(place))
  }
  return names.flatMap((name, place) => {
    if (reached[place] === undefined) return [`not reached: ${name}`]
    return reached[place] ? [] : [`reached without a sign: ${name}`]
  })
}

/** What has to be reached, by name; how many stops there may be beside; everything that gets the focus is noted. */
function listStops() {
  const inTurn = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'
  const groups = new Set<string>()
  const stops = [...document.querySelectorAll<HTMLElement>(inTurn)].filter(element => {
    if (
      element.tabIndex < 0 ||
      element.matches(':disabled, [type=hidden], details:not([open]) > :not(summary) *')
    )
      return false
    if (!element.checkVisibility({ checkVisibilityCSS: true })) return false
    const input = element as HTMLInputElement
    if (element.matches('input[type=radio]')) {
      const group = `${input.form?.action} ${[...document.forms].indexOf(input.form as HTMLFormElement)} ${input.name}`
      const named = [
        ...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(input.name)}"]`),
      ]
      const isTurn = input.checked || !named.some(one => one.form === input.form && one.checked)
      if (!isTurn || groups.has(group)) return false
      groups.add(group)
    }
    return true
  })
  const strokes = stops.map(stop => {
    const shape = stop.matches('svg a') ? stop.querySelector('path, rect, circle') : null
    return shape && getComputedStyle(shape).strokeWidth
  })
  const isShown = (at: HTMLElement, place: number) => {
    const look = getComputedStyle(at)
    // In a drawing it is the shape that shows it, by another stroke than at rest.
    const shape = at.matches('svg a') ? at.querySelector('path, rect, circle') : null
    const isStroked = shape !== null && getComputedStyle(shape).strokeWidth !== strokes[place]
    return at.tagName === 'IFRAME' || isStroked || look.outlineStyle !== 'none' || look.boxShadow !== 'none'
  }
  const kept: Kept = { stops, reached: {}, isShown, note }
  function note() {
    const place = stops.indexOf(document.activeElement as HTMLElement)
    const at = stops[place]
    if (at) kept.reached[place] = isShown(at, place) || kept.reached[place] === true
  }
  document.addEventListener('focusin', note, { capture: true })
  Object.assign(window, { kept })
  document.body.tabIndex = -1
  document.body.focus()
  // A date has a stop for its day, its month, its year and its calendar, and an hour two more.
  const parts = stops.filter(stop => stop.matches('[type=date], [type^=datetime]')).length * 6
  const hasFrame = stops.some(stop => stop.matches('iframe'))
  const names = stops.map(
    stop =>
      `${stop.tagName.toLowerCase()} ${stop.id || stop.getAttribute('name') || stop.getAttribute('href') || ''} «${(stop.textContent || stop.getAttribute('aria-label') || '').trim().slice(0, 30)}»`,
  )
  return { names, parts, hasFrame }
}

/** Goes back there, as by a key, and looks a frame later. */
async function showsFocus(place: number): Promise<boolean> {
  const { stops, isShown } = (window as unknown as { kept: Kept }).kept
  const at = stops[place] as HTMLElement
  at.focus()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return isShown(at, place)
}
