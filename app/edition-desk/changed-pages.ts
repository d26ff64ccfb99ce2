import type { Edition } from '../editions/edition.ts'
import type { SetValue } from '../editions/edition-fields.ts'
import type { LocaleCode } from '../platform/languages.ts'

/** A page of the site that would say something else: in which language, and the words that change. */
export type ChangedPage = {
  pathname: string
  title: string
  locale: LocaleCode
  words: { before: string; after: string }[]
}

/** A page whose text names the old value by itself, so that no change of the edition reaches it. */
export type StillSaid = { pathname: string; title: string; locale: LocaleCode; words: string }

export type Consequences = { pages: ChangedPage[]; stillSaid: StillSaid[] }

/** What would follow if these values held from a moment on: every public page made twice and compared. */
export type PreviewEdition = (asked: {
  set: readonly SetValue[]
  from: Date
  /** The site is to turn to this edition: what it would say instead of the one on show now. */
  turnTo?: { current: Edition; next: Edition }
}) => Promise<Consequences>

declare module '../page-server/services.ts' {
  interface Services {
    previewEdition: PreviewEdition
  }
}

type Difference = { before: string; after: string }

/** The texts in which two data of a page differ; a number that differs counts, though nobody reads it as words. */
export function differencesIn(before: unknown, after: unknown): Difference[] {
  if (Object.is(before, after)) return []
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap(name => differencesIn(before[name], after[name]))
  }
  return [{ before: wordsOf(before), after: wordsOf(after) }]
}

/** All texts of a page's data. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return isRecord(data) ? Object.values(data).flatMap(textsIn) : []
}

const around = 40

/** What changes, with a few words on either side. */
export function cutAround({ before, after }: Difference): Difference {
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const cut = (text: string) => {
    const from = Math.max(0, start - around)
    const to = Math.min(text.length, text.length - end + around)
    return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}

/** A text as far as it is about some words. */
export function cutTo(text: string, words: string): string {
  const at = text.indexOf(words)
  const [from, to] = [Math.max(0, at - around), Math.min(text.length, at + words.length + around)]
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
