import { applyHead, documentTitle, type Head, headTags } from './navigation/head.ts'
import type { View } from './navigation/view.ts'
import { errorHead } from './shell/error-page.tsx'
import { feedOf } from './shell/press-feed.ts'
import { socialPicture } from './shell/social/social-picture.ts'
import type { ShellTexts } from './shell/texts.ru.ts'
import { fairName } from './ui/fair-name.ts'

// What the browser paints its own bars with: the ground of the layout.
const groundColours = { dark: '#13100e', clear: '#f4eee2', empty: '#13100e' }

export function headOf(view: View): Head {
  if (view.error || !view.page) return errorHead(view.error?.status ?? 500, view.shellTexts as ShellTexts)
  return view.page.head({ data: view.data, t: view.texts, locale: view.locale })
}

/** Title and tags of a view, for the server's document and for the browser's. */
export function documentHead(view: View) {
  const { publicUrl, path, locale, layout, error } = view
  const head = headOf(view)
  const place = {
    publicUrl,
    path,
    locale,
    onlyIn: view.onlyIn ?? null,
    isError: error !== null,
    siteName: fairName[locale],
    groundColour: groundColours[layout],
    socialPicture: socialPicture(path, locale),
    feed: feedOf(path, locale),
  }
  return { title: documentTitle(head, place), tags: headTags(head, place) }
}

/** Puts them in the place of those of the page before. */
export function showHead(view: View): void {
  const { title, tags } = documentHead(view)
  applyHead(document, title, tags)
}
