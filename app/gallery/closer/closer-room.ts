import type { Phrase } from '../../platform/fill.ts'

/** What the page tells its script: the picture, its size on the wall, and the words that change. */
export type CloserRoom = {
  width: number
  height: number
  widthCm: number
  heightCm: number
  /** Where its tiles lie. */
  tiles: string
  words: CloserWords
}

export type CloserWords = {
  size: Phrase<'width' | 'height'>
  toCursor: string
  toMiddle: string
  centimetres: string
  decimal: string
  loading: string
  failed: string
  offline: string
  shared: string
}

export function readRoom(closer: HTMLElement): CloserRoom {
  return JSON.parse(closer.dataset.closer ?? '') as CloserRoom
}

/** A part of the page by its name; without it the page is not the one this script was written for. */
export function partOf<Part extends Element = HTMLElement>(closer: HTMLElement, name: string): Part {
  const part = closer.querySelector<Part>(`[data-part="${name}"]`)
  if (!part) throw new Error(`the page has no ${name}`)
  return part
}
