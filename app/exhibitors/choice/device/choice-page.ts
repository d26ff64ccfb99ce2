import type { ShownState } from '../stands-view.ts'

export type Words = {
  states: Record<ShownState, string>
  live: string
  polled: string
  lost: string
  lostNote: string
  changed: string
  free: string
}

/** The part of the page that is renewed; it is another element after each renewal. */
export function choice(): HTMLElement {
  const found = document.getElementById('choice')
  if (!found) throw new Error('the page has nothing to choose')
  return found
}

export function words(): Words {
  return JSON.parse(choice().dataset.choice ?? '{}') as Words
}

export function mine(): string {
  return choice().dataset.mine ?? ''
}

export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Said to whoever hears the page, when they have a moment. */
export function say(text: string): void {
  const place = document.querySelector('[data-said]')
  if (place) place.textContent = text
}
