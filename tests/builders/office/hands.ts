import type { Locator, Page } from 'playwright-core'
import { isWholeWalk } from '../walks/whole-walk.ts'

export type Hands = ReturnType<typeof handsOn>

// More than any page of the office has to be walked through.
const mostSteps = 700

/** Somebody without a mouse: Tab goes from one thing to the next, and only what has the focus is typed into or pressed. */
export function handsOn(page: Page) {
  const keys = page.keyboard
  // In which order this browser wants day and month, and how the hour: what it took once is tried first.
  const habits = new Map<number, number>()

  /** Goes there by Tab, from wherever the focus is. */
  async function reach(wanted: Locator): Promise<void> {
    await wanted.waitFor({ state: 'attached' })
    // So many stops lie before it at least: it is not asked after each of them.
    const ahead = await wanted.evaluate(stopsBefore, isWholeWalk ? mostSteps : 3)
    for (let step = 1; step < ahead; step += 1) await keys.press('Tab')
    for (let step = ahead; step < mostSteps; step += 1) {
      if (await wanted.evaluate(element => element === document.activeElement)) return
      await keys.press('Tab')
    }
    throw new Error(`Tab does not lead to ${wanted}`)
  }

  async function write(field: Locator, text: string): Promise<void> {
    await reach(field)
    await keys.press('Control+a')
    // As dictated or pasted: letter by letter would say no more, and take minutes.
    await keys.insertText(text)
  }

  /** The arrows go from one option to the next. */
  async function choose(select: Locator, label: string): Promise<void> {
    await reach(select)
    const labels = await select.locator('option').allTextContents()
    const place = labels.findIndex(one => plain(one).includes(label))
    if (place < 0) throw new Error(`no «${label}» among ${labels.join(', ')}`)
    await keys.press('Home')
    for (let step = 0; step < place; step += 1) await keys.press('ArrowDown')
    const chosen = await select.evaluate((one: HTMLSelectElement) => one.selectedIndex)
    if (chosen !== place) throw new Error(`the arrows do not lead to «${label}»`)
  }

  /** A day, or a day and an hour: figure by figure, in the order of the browser's own language. */
  async function writeMoment(field: Locator, value: string): Promise<void> {
    const [day = '', hour = ''] = value.split('T')
    const [years, months, days] = day.split('-')
    const dates = [`${months}${days}${years}`, `${days}${months}${years}`]
    const ways = dates.flatMap(date => timesOf(hour).map(time => ({ date, time })))
    await reach(field)
    for (const place of [habits.get(ways.length) ?? 0, ...ways.keys()]) {
      const { date = '', time = '' } = ways[place] ?? {}
      // Back to the first of its parts.
      for (let part = 0; part < 6; part += 1) await keys.press('ArrowLeft')
      await keys.type(date)
      if (time) {
        await keys.press('ArrowRight')
        await keys.type(time)
      }
      if ((await field.inputValue()) === value) {
        habits.set(ways.length, place)
        return
      }
    }
    throw new Error(`${value} cannot be typed into ${field}`)
  }

  async function tick(box: Locator): Promise<void> {
    await reach(box)
    if (!(await box.isChecked())) await keys.press('Space')
  }

  /** Enter where the focus is; the page that answers has come. */
  async function enter(): Promise<void> {
    const loaded = page.waitForEvent('load')
    await keys.press('Enter')
    await loaded
  }

  async function press(thing: Locator): Promise<void> {
    await reach(thing)
    await enter()
  }

  return { reach, write, choose, writeMoment, tick, enter, press }
}

/**
 * How many things Tab surely stops at between the focus and this element. Of a way with more than `most` the first part is
 * left out: it is walked in `npm run proofs`.
 */
function stopsBefore(wanted: Element, most: number): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, input'),
  ].filter(
    one =>
      one.tabIndex >= 0 &&
      one.checkVisibility() &&
      !one.matches(':disabled, [type=hidden], [type=radio]') &&
      !one.closest('[popover]:not(:popover-open), [inert]'),
  )
  const from = stops.indexOf(document.activeElement as HTMLElement)
  // Beside what Tab stops at, the focus may be anywhere: then it is walked step by step.
  if (from < 0 && document.activeElement !== document.body) return 0
  const place = stops.indexOf(wanted as HTMLElement)
  const ahead = place - Math.max(0, from) - 1
  const nearer = stops[place - most - 1]
  if (place < 0 || !nearer || (ahead >= -1 && ahead <= most)) return Math.max(0, ahead)
  nearer.focus()
  return most
}

/** Twelve hours and half a day, or twenty-four. */
function timesOf(hour: string): string[] {
  if (hour === '') return ['']
  const [hours = '', minutes = ''] = hour.split(':')
  const twelve = String(Number(hours) % 12 || 12).padStart(2, '0')
  return [`${twelve}${minutes}${Number(hours) < 12 ? 'AM' : 'PM'}`, `${hours}${minutes}`]
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim()
}
