import type { Page } from 'playwright-core'

type Point = { x: number; y: number }
export type Line = { from: Point; to: Point }

export function line(x: number, y: number, toX: number, toY: number): Line {
  return { from: { x, y }, to: { x: toX, y: toY } }
}

/** Fingers on the glass, each along its own line, in so many milliseconds. */
export async function touch(page: Page, lines: Line[], durationMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (share: number) =>
    lines.map(({ from, to }, id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }))
  const steps = 6
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= steps; step++) {
    await page.waitForTimeout(durationMs / steps)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** The mouse, its button held, along a line. */
export async function drag(page: Page, { from, to }: Line, durationMs: number): Promise<void> {
  const steps = 6
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= steps; step++) {
    if (durationMs > 0) await page.waitForTimeout(durationMs / steps)
    const share = step / steps
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
  }
  await page.mouse.up()
}
