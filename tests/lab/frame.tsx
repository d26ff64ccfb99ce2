import { useLayoutEffect } from 'react'
import { PageBoundary } from '../../app/navigation/page-boundary.tsx'
import { matchRoute } from '../../app/navigation/route-table.ts'
import type { Chunks } from '../../app/navigation/router.ts'
import { type PageModule, type Router, RouterProvider, useView } from '../../app/navigation/view.ts'
import { labRoutes } from './floor-plan.ts'

/** The least that can stand around a page: the layout's name, the page or its error. */
export function Frame({ router }: { router: Router }) {
  return (
    <RouterProvider value={router}>
      <CurrentRoom router={router} />
    </RouterProvider>
  )
}

function CurrentRoom({ router }: { router: Router }) {
  const view = useView()
  useLayoutEffect(() => router.didRender(view), [router, view])
  return (
    <div data-locale={view.locale} data-layout={view.layout}>
      {view.error || !view.page ? (
        <p data-error={view.error?.status ?? 500}>{view.error?.message}</p>
      ) : (
        <PageBoundary key={view.pathname} isServed={view === router.getServedView?.()} onError={router.fail}>
          <view.page.default data={view.data as never} t={view.texts as never} locale={view.locale} />
        </PageBoundary>
      )}
    </div>
  )
}

const pages = import.meta.glob<PageModule>('./pages/*.tsx')

export const labChunks: Chunks = {
  match: async path => matchRoute(labRoutes, path),
  page: route => pages[`./pages/${route.page}.tsx`]?.() ?? Promise.reject(new Error('no such page')),
  texts: () => Promise.resolve(null),
  shellTexts: () => Promise.resolve(null),
}
