import { useLayoutEffect, useRef } from 'react'
import { ImageDomains } from './images/parts/image-domains.ts'
import { HydrationProvider } from './navigation/hydration.tsx'
import { PageBoundary } from './navigation/page-boundary.tsx'
import { type Router, RouterProvider, useView, type View } from './navigation/view.ts'
import { isoOf } from './platform/languages.ts'
import { AccessSlot } from './shell/accessible/access-slot.tsx'
import { CookieSlot } from './shell/cookies/cookie-slot.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { ClearLayout } from './shell/layouts/clear.tsx'
import { DarkLayout } from './shell/layouts/dark.tsx'
import { EmptyLayout } from './shell/layouts/empty.tsx'
import type { ShellTexts } from './shell/texts.ru.ts'
import { SkipLink } from './ui/skip-link.tsx'

let documentHead: typeof import('./document-head.ts') | undefined

/** Only another page than the first has to be named by the browser. */
export async function loadDocumentHead(): Promise<void> {
  documentHead ??= await import('./document-head.ts')
}

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
    if (shown.current !== view) {
      shown.current = view
      showInDocument(view, () => shown.current === view).catch(router.fail)
    }
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
          <PageBoundary
            key={view.pathname}
            isServed={view === router.getServedView?.()}
            onError={router.fail}
          >
            <view.page.default data={view.data} t={view.texts} locale={view.locale} />
          </PageBoundary>
        )}
      </Layout>
      <CookieSlot />
    </ImageDomains>
  )
}

// The frame around React's own tree follows the view; on a first load the server has written it already.
async function showInDocument(view: View, isStillShown: () => boolean): Promise<void> {
  document.documentElement.lang = isoOf(view.locale)
  document.documentElement.dataset.layout = view.layout
  if (!documentHead) await loadDocumentHead().catch(() => {})
  // A page that cannot name itself is broken, and the site around it is not.
  if (isStillShown()) documentHead?.showHead(view)
}
