import { langOf } from '../platform/languages.ts'
import { useView } from './view.ts'

/** What somebody has written, which reads the same on pages of every language: it says which one it is in. */
export function AsWritten({ children }: { children: string }) {
  const lang = langOf(children, useView().locale)
  return lang ? <span lang={lang}>{children}</span> : children
}
