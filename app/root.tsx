import { useLayoutEffect, useRef } from 'react'
import { ImageDomains } from './images/parts/image-domains.ts'
import { applyHead, documentTitle, type Head, headTags } from './navigation/head.ts'
import { HydrationProvider } from './navigation/hydration.tsx'
import { PageBoundary } from './navigation/page-boundary.tsx'
import { type Router, RouterProvider, useView, type View } from './navigation/view.ts'
import { isoOf } from './platform/languages.ts'
import { AccessSlot } from './shell/accessible/access-slot.tsx'
import { CookieSlot } from './shell/cookies/cookie-slot.tsx'
import { ErrorPage, errorHead } from './shell/error-page.tsx'
import { ClearLayout } from './shell/layouts/clear.tsx'
import { DarkLayout } from './shell/layouts/dark.tsx'
import { EmptyLayout } from './shell/layouts/empty.tsx'
import { feedOf } from './shell/press-feed.ts'
import { socialPicture } from './shell/social/social-picture.ts'
import type { ShellTexts } from './shell/texts.ru.ts'
import { fairName } from './ui/fair-name.ts'
import { SkipLink } from './ui/skip-link.tsx'

// What the browser paints its own bars with: the ground of the layout.
const groundColours = { dark: '#13100e', clear: '#f4eee2', empty: '#13100e' }
const layouts = { dark: DarkLayout, clear: ClearLayout, empty: EmptyLayout }

/** The whole site as React sees it, on the server and in the browser. */
export function Root({ router }: { router: Router }) {
  return (
    <RouterProvider value={router}>
      <HydrationProvider>
        <CurrentView router={router} />
      </HydrationProvider>
    </RouterProvider>
  )
}

function CurrentView({ router }: { router: Router }) {
  const view = useView()
  const Layout = layouts[view.layout]
  const shown = useRef(view)
  useLayoutEffect(() => {
    const isNewPage = shown.current.pathname !== view.pathname
    if (shown.current !== view) showInDocument(view)
    shown.current = view
    // A new page is read from its beginning, by the keyboard and by screen readers too.
    if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true })
    router.didRender(view)
  }, [router, view])
  return (
    <ImageDomains value={view.imageDomains}>
      <SkipLink href="#main">{(view.shellTexts as ShellTexts).skipToContent}</SkipLink>
      <AccessSlot />
      <Layout>
        {view.error || !view.page ? (
          <ErrorPage status={view.error?.status ?? 500} />
        ) : (
          <PageBoundary key={view.pathname} onError={router.fail}>
            <view.page.default data={view.data as never} t={view.texts as never} locale={view.locale} />
          </PageBoundary>
        )}
      </Layout>
      <CookieSlot />
    </ImageDomains>
  )
}

export function headOf(view: View): Head {
  if (view.error || !view.page) return errorHead(view.error?.status ?? 500, view.shellTexts as ShellTexts)
  return view.page.head({ data: view.data as never, t: view.texts as never, locale: view.locale })
}

export function documentHead(view: View) {
  const { publicUrl, path, locale, layout, error } = view
  const head = headOf(view)
  const place = {
    publicUrl,
    path,
    locale,
    isError: error !== null,
    siteName: fairName[locale],
    groundColour: groundColours[layout],
    socialPicture: socialPicture(path, locale),
    feed: feedOf(path, locale),
  }
  return { title: documentTitle(head, place), tags: headTags(head, place) }
}

// The frame around React's own tree follows the view; on a first load the server has written it already.
function showInDocument(view: View) {
  document.documentElement.lang = isoOf(view.locale)
  document.documentElement.dataset.layout = view.layout
  const { title, tags } = documentHead(view)
  applyHead(document, title, tags)
}
