import type { LocaleCode } from '../../platform/languages.ts'

/** What a build tells its service worker: what to keep, and which addresses are anybody's to keep. */
export type OfflineBuild = {
  id: string
  style: string
  /** Code, words and styles of the shell and of the pages below, in both languages. */
  files: string[]
  fonts: Record<LocaleCode, string[]>
  /** Pages that open in a hall without a signal, without their language. */
  pages: string[]
  /** What the scanner at the door is made of; only devices that stand at a door keep it. */
  doorFiles: Record<LocaleCode, string[]>
  /** Pages that are the same for everybody, as the floor plan writes them: `/speakers/:id/`. */
  sharedPages: string[]
}

/** What a visitor needs on the day; those that are on the floor plan are kept before they are asked for. */
export const pagesForTheDay = [
  '/',
  '/program/',
  '/program/plan/',
  '/program/plan/walk/',
  '/works/saved/',
  '/navigator/',
  '/navigator/map/',
  '/tickets/',
] as const

/** The scanner. Its page says nothing of who stands there; it is kept until they sign out. */
export const doorPage = '/door/'

/**
 * A paid order and its tickets: personal, but the visitor's own, and needed exactly where there is no signal. And the
 * door, for those who keep it.
 */
export const ownPages = ['/tickets/order/:token/', '/tickets/ticket/:secret/', doorPage]
