import './app.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Handover } from './entry.server.tsx'
import { loadInFull } from './navigation/reload-guard.ts'
import { matchRoute } from './navigation/route-table.ts'
import { type Chunks, createRouter } from './navigation/router.ts'
import type { PageModule, View } from './navigation/view.ts'
import { splitLocale } from './platform/languages.ts'
import { whenIdle } from './platform/when-idle.ts'
import { Root } from './root.tsx'
import { routes } from './routes.ts'
import { followRememberedChoice } from './shell/accessible/use-access.ts'
import { crossFade } from './shell/cross-fade.ts'
import { loadErrorPage } from './shell/error-page.tsx'
import { showStartUpError } from './shell/start-up-error.ts'

// A document cut short has no words to hand over: then it is said in both languages.
let words: Handover['startUpError'] = {
  title: 'Страница не доступна · Page not available',
  text: 'Попробуйте зайти на неё позже. Please try again later.',
  button: 'На главную · To the home page',
}

// Which chunk belongs to which page is known when another page is asked for.
const allChunks = () => import('./page-modules.ts').then(({ chunks }) => chunks)
const chunks: Chunks = {
  page: route => allChunks().then(all => all.page(route)),
  texts: (route, locale) => allChunks().then(all => all.texts(route, locale)),
  shellTexts: locale => allChunks().then(all => all.shellTexts(locale)),
  shell: () => allChunks().then(all => all.shell?.()),
}

followRememberedChoice()
start().catch((error: unknown) => {
  console.error('The site could not be started in this browser', error)
  const here = `${location.pathname}${location.search}${location.hash}`
  if (!loadInFull(here)) showStartUpError(words)
})

async function start() {
  const handover: Handover = JSON.parse(document.getElementById('handover')?.textContent ?? '')
  words = handover.startUpError
  const firstView = await viewOfDocument(handover)
  const buildId = handover.payload.build
  const router = createRouter({
    routes,
    chunks,
    firstView,
    buildId,
    payloadHash: handover.payload.hash,
    changePage: crossFade,
  })
  const app = document.getElementById('app') as HTMLElement
  const served = [...app.childNodes]
  // In slices: a slow phone answers to touch between them.
  startTransition(() => {
    hydrateRoot(app, <Root router={router} />, {
      onRecoverableError: error => console.error('The page differed from the server’s', error),
      onUncaughtError: error => {
        console.error('The site could not be mounted', error)
        // What the server wrote can be read, and its links and forms work without us.
        if (router.getView().pathname === firstView.pathname) putBack(app, served)
        else showStartUpError(words)
      },
    })
  })
  whenIdle(router.start)
  whenSettled(() =>
    import('./shell/service-worker/register.ts').then(({ register }) => register(router, buildId)),
  )
}

// Copies: React still listens to what it has touched.
function putBack(app: HTMLElement, served: readonly Node[]) {
  app.replaceChildren(...served.map(node => node.cloneNode(true)))
}

async function viewOfDocument(handover: Handover): Promise<View> {
  const { pathname, search, hash } = location
  const { locale, path } = splitLocale(pathname)
  const match = matchRoute(routes, path)
  const { modules } = handover
  const [page, texts, shellTexts] = await Promise.all([
    modules.page ? load<PageModule>(modules.page) : null,
    modules.texts ? load<{ default: unknown }>(modules.texts) : null,
    load<{ default: unknown }>(modules.shellTexts),
    handover.error && loadErrorPage(),
  ])
  return {
    pathname,
    search,
    hash,
    locale,
    path,
    layout: match?.route.layout ?? 'dark',
    route: match?.route ?? null,
    page,
    data: handover.payload.data,
    texts: texts?.default ?? null,
    shellTexts: shellTexts.default,
    error: handover.error,
    publicUrl: handover.publicUrl,
    imageDomains: handover.imageDomains,
    notice: handover.notice,
  }
}

function load<Module>(address: string): Promise<Module> {
  return import(/* @vite-ignore */ address)
}

// A visitor who leaves at once has no use for what comes now, and it must not be in the way of what they came for.
function whenSettled(work: () => Promise<void>) {
  const settledMs = 5_000
  const begin = () => setTimeout(() => whenIdle(() => void work().catch(() => {})), settledMs)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
