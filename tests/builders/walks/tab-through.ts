import type { Page } from 'playwright-core'

type Seen = { place: number; isShown: boolean; isInFrame: boolean }

/**
 * What the Tab key alone does not reach, and what shows no sign of being reached. Of radio buttons one is enough: arrows do
 * the rest.
 */
export async function tabFaults(page: Page): Promise<string[]> {
  const { names, parts } = await page.evaluate(() => {
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
    const kept = window as { tabStops?: HTMLElement[]; strokes?: (string | null)[] }
    kept.tabStops = stops
    kept.strokes = stops.map(stop => {
      const shape = stop.matches('svg a') ? stop.querySelector('path, rect, circle') : null
      return shape && getComputedStyle(shape).strokeWidth
    })
    document.body.tabIndex = -1
    document.body.focus()
    // A date has a stop for its day, its month, its year and its calendar, and an hour two more.
    const parts = stops.filter(stop => stop.matches('[type=date], [type^=datetime]')).length * 6
    const names = stops.map(
      stop =>
        `${stop.tagName.toLowerCase()} ${stop.id || stop.getAttribute('name') || stop.getAttribute('href') || ''} «${(stop.textContent || stop.getAttribute('aria-label') || '').trim().slice(0, 30)}»`,
    )
    return { names, parts }
  })
  const reached = new Map<number, boolean>()
  let left = names.length + parts + 60
  for (let press = 0; press < 1_500 && left > 0 && reached.size < names.length; press++) {
    await page.keyboard.press('Tab')
    const { place, isShown, isInFrame } = await page.evaluate((): Seen => {
      const { tabStops = [], strokes = [] } = window as {
        tabStops?: HTMLElement[]
        strokes?: (string | null)[]
      }
      const at = document.activeElement as HTMLElement
      const look = getComputedStyle(at)
      const isInFrame = at.tagName === 'IFRAME'
      // In a drawing it is the shape that shows it, by another stroke than at rest.
      const shape = at.matches('svg a') ? at.querySelector('path, rect, circle') : null
      const isStroked =
        shape !== null && getComputedStyle(shape).strokeWidth !== strokes[tabStops.indexOf(at)]
      const isShown = isInFrame || isStroked || look.outlineStyle !== 'none' || look.boxShadow !== 'none'
      return { place: tabStops.indexOf(at), isShown, isInFrame }
    })
    // A frame has stops of its own.
    if (!isInFrame) left--
    // A date is reached at several stops.
    if (place >= 0) reached.set(place, isShown || (reached.get(place) ?? false))
  }
  return names.flatMap((name, place) => {
    if (!reached.has(place)) return [`not reached: ${name}`]
    return reached.get(place) ? [] : [`reached without a sign: ${name}`]
  })
}
