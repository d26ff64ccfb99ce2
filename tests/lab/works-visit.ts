import type { Page } from 'playwright-core'
import { guest, type Visitor } from '../builders/browser.ts'
import type { WorksLab } from './works-lab.ts'
import type {} from './works-wall.tsx'

/** The work one looks at. */
export const work = '.lightbox-pane:not([inert]) .lightbox-work'

export async function enterWorks(
  lab: WorksLab,
  path = '/',
  wishes: Parameters<typeof guest>[0] = {},
): Promise<Visitor> {
  const visit = await guest(wishes)
  await visit.page.goto(`${lab.url}${path}`)
  await visit.page.locator('main a').first().waitFor()
  return visit
}

/** There, and at rest: on a busy machine animations end later than their time. */
export async function shown(page: Page) {
  await page.locator('dialog[data-slide="ready"]').waitFor()
  await page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    return Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** Time stands still until the test moves it by `page.clock`. */
export async function stopTime(page: Page) {
  await page.clock.install({ time: new Date('2025-08-20T10:00:00Z') })
  await page.clock.pauseAt('2025-08-20T10:10:00Z')
}

export async function close(page: Page) {
  await page.evaluate(() => window.wall.close())
  await gone(page)
}

export async function gone(page: Page) {
  await page.locator('dialog').waitFor({ state: 'detached' })
}

export function moments(page: Page) {
  return page.evaluate(() => window.wall.moments)
}

export async function counterOf(page: Page) {
  return spaced(await page.locator('.lightbox-counter').textContent())
}

/** Nbsp or space, the words are the same. */
export function spaced(text: string | null) {
  return text?.replace(/\u00a0/g, ' ') ?? ''
}

export async function boxOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return {
        left: Math.round(left),
        top: Math.round(top),
        width: Math.round(width),
        height: Math.round(height),
      }
    })
}

/** Animations stand still at their first moment and never tell of an end; returns how to let them go. */
export async function holdAnimations(page: Page): Promise<() => Promise<void>> {
  const real = await page.evaluateHandle(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...call) {
      const animation = animate.apply(this, call)
      animation.pause()
      return animation
    }
    return animate
  })
  return () =>
    real.evaluate(animate => {
      Element.prototype.animate = animate
      for (const animation of document.getAnimations()) animation.play()
    })
}
