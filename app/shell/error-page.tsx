import { useEffect, useState } from 'react'
import { type PageHead, useRouter } from '../navigation/view.ts'
import { type Islands, loadIslands } from './islands/load-islands.ts'
import { HomeButton } from './parts/home-button.tsx'
import type { ShellTexts } from './texts.ru.ts'
import { useShellTexts } from './use-shell-texts.ts'

let known: Islands['ruin'] | undefined

/** The picture of 404 and 500 is fetched when there is one to show: before a document that shows it comes to life. */
export async function loadErrorPage(): Promise<void> {
  known = (await loadIslands()).ruin
}

/** 404 and 500 have a heading and an illustration; any other code only a sentence and the way home. */
export function ErrorPage({ status }: { status: number }) {
  const drawn = useRouter().islands?.ruin
  const [Ruin, setRuin] = useState(() => drawn ?? known)
  const isRuin = status === 404 || status === 500
  useEffect(() => {
    // Should it not come either, the sentence stays.
    if (isRuin && !Ruin)
      loadErrorPage().then(
        () => setRuin(() => known),
        () => {},
      )
  }, [isRuin, Ruin])
  return isRuin && Ruin ? <Ruin status={status} /> : <PlainError status={status} />
}

export function errorHead(status: number, { error: words }: ShellTexts): PageHead {
  return { title: status === 404 ? words.notFoundDocumentTitle : words.unavailableTitle, isHidden: true }
}

function PlainError({ status }: { status: number }) {
  const { error: words } = useShellTexts()
  return (
    <div className="page flex flex-col items-start gap-8 py-24" data-error={status}>
      <p className="type-lead max-w-text">{status === 404 ? words.notFoundText : words.otherText}</p>
      <HomeButton />
    </div>
  )
}
