import { Link } from '../navigation/link.tsx'
import type { PageHead } from '../navigation/view.ts'
import type { ShellTexts } from './texts.ru.ts'
import { useShellTexts } from './use-shell-texts.ts'

/** 404 and 500 have a heading and an illustration; any other code only a sentence and the way home. */
export function ErrorPage({ status }: { status: number }) {
  const { error: words } = useShellTexts()
  return (
    <div className="page py-24" data-error={status}>
      {status === 404 && <h1 className="type-d2">{words.notFoundTitle}</h1>}
      {status === 500 && <h1 className="type-d2">{words.unavailableTitle}</h1>}
      <p>{textFor(status, words)}</p>
      <Link to="/">{words.home}</Link>
    </div>
  )
}

export function errorHead(status: number, { error: words }: ShellTexts): PageHead {
  return { title: status === 404 ? words.notFoundDocumentTitle : words.unavailableTitle, isHidden: true }
}

function textFor(status: number, words: ShellTexts['error']): string {
  if (status === 404) return words.notFoundText
  return status === 500 ? words.unavailableText : words.otherText
}
