import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { LocaleCode } from '../platform/languages.ts'
import type { Head } from './head.ts'
import { useIsHydrated } from './hydration.tsx'
import type { PageError } from './page-error.ts'
import type { BannerView } from './payload.ts'
import type { Layout, Route } from './route-table.ts'

export type PageProps<Data, Texts> = { data: Data; t: Texts; locale: LocaleCode }

/** What a page's file exports. Each takes data and words of its own, which are found by the same route. */
export type PageModule = {
  default(props: PageProps<unknown, unknown>): ReactNode
  head(props: PageProps<unknown, unknown>): PageHead
}

export type PageHead = Head

/** Everything one rendering of the site needs: the server makes one per request, the browser one per navigation. */
export type View = {
  pathname: string
  search: string
  hash: string
  locale: LocaleCode
  /** Without language prefix. */
  path: string
  layout: Layout
  route: Route | null
  page: PageModule | null
  data: unknown
  texts: unknown
  shellTexts: unknown
  error: PageError | null
  banner?: BannerView | null
  /** The page is read in this language alone. */
  onlyIn?: LocaleCode | null
  publicUrl: string
  /** The hosts besides our own whose pictures are resized. */
  imageDomains: readonly string[]
  notice: {
    isDemoClock: boolean
    /** Which fair is ahead; once the doors have closed behind the last visitor, the next. */
    season: 'this' | 'next' | 'none'
    /** The days of the fair on show and of the next. */
    fair: { firstDay: string; lastDay: string; nextFair: { firstDay: string; lastDay: string } | null }
    /** Lists of the menu that editors have changed, by their places. */
    menu?:
      | Partial<Record<string, readonly { to: string; label: string; words?: Record<LocaleCode, string> }[]>>
      | undefined
    /** The counter that asks for consent first; none unless one is configured. */
    analyticsId?: string | undefined
    /** The document's policy lets the counter in: that of a page which is the same for everybody. */
    mayCount?: boolean
  }
}

export type NavigateOptions = {
  replace?: boolean
  /** The page itself shows what the new query or hash names: the reader stays where they are. */
  keepsScroll?: boolean
  /** Leave the site: without it an external target is refused. */
  external?: boolean
  /** Open in a window of its own. */
  open?: { target?: string; features?: string }
}

export type Router = {
  getView(): View
  subscribe(onChange: () => void): () => void
  navigate(to: string, options?: NavigateOptions): Promise<void>
  prefetch(to: string): Promise<void>
  /** A fatal error becomes the page's error until the next navigation. */
  fail(error: unknown): void
  clearError(options?: { redirect?: string }): Promise<void>
  didRender(view: View): void
  observe(link: HTMLAnchorElement): () => void
  /** The view of the document as it was served: what comes to life later begins with it. */
  getServedView?(): View
  /** On the server: the parts that the browser fetches only when they are wanted. */
  islands?: Islands
  /** On the server: stands in for a part of the shell that has been drawn before. */
  standInFor?(part: ShellPart, children: ReactNode): ReactNode
}

type Islands = {
  banner: ComponentType
  footer: ComponentType
  menu: ComponentType
  today: ComponentType
  ruin: ComponentType<{ status: number }>
}

/** What is the same around every page of one address, whoever looks at it. */
export type ShellPart = 'header' | 'footer'

const RouterContext = createContext<Router | null>(null)
export const RouterProvider = RouterContext.Provider

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('no router around this component')
  return router
}

export function useView(): View {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, router.getView, router.getServedView ?? router.getView)
}

/** The query of the address; empty on the server, because a stored page serves every query. */
export function useSearch(): URLSearchParams {
  const { search } = useView()
  return new URLSearchParams(useIsHydrated() ? search : '')
}
