import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Handover } from './entry.server.tsx'
import { loadInFull } from './navigation/reload-guard.ts'
import { addressOf, type Chunks, createRouter } from './navigation/router.ts'
import type { PageModule, View } from './navigation/view.ts'
import { splitLocale } from './platform/languages.ts'
import { whenIdle } from './platform/when-idle.ts'
import { Root } from './root.tsx'
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

// Which page stands where, and which chunk belongs to it, is known when another page is asked for.
const allChunks = () => import('./page-modules.ts').then(({ chunks }) => chunks)
const chunks: Chunks = {
  match: path => allChunks().then(all => all.match(path)),
  page: route => allChunks().then(all => all.page(route)),
  texts: (route, locale) => allChunks().then(all => all.texts(route, locale)),
  shellTexts: locale => allChunks().then(all => all.shellTexts(locale)),
  shell: () => allChunks().then(all => all.shell?.()),
}

followRememberedChoice()
start().catch((error: unknown) => {
  console.error('The site could not be started in this browser', error)
  if (!loadInFull(addressOf(location))) showStartUpError(words)
})

async function start() {
  const handover: Handover = JSON.parse(document.getElementById('handover')?.textContent ?? '')
  words = handover.startUpError
  const firstView = await viewOfDocument(handover)
  const buildId = handover.payload.build
  const router = createRouter({
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
  whenSettled(() => import('./shell/settled/settle.ts').then(({ settle }) => settle(router, buildId)))
}

// Copies: React still listens to what it has touched.
function putBack(app: HTMLElement, served: readonly Node[]) {
  app.replaceChildren(...served.map(node => node.cloneNode(true)))
}

async function viewOfDocument(handover: Handover): Promise<View> {
  const { pathname, search, hash } = location
  const { locale, path } = splitLocale(pathname)
  const { modules, route } = handover
  const [page, texts, shellTexts] = await Promise.all([
    modules.page ? load<PageModule>(modules.page) : null,
    modules.texts ? load<{ default: unknown }>(modules.texts) : null,
    load<{ default: unknown }>(modules.shellTexts),
    handover.error && loadErrorPage(),
  ])
  return {
    ...handover.payload,
    pathname,
    search,
    hash,
    locale,
    path,
    layout: route?.layout ?? 'dark',
    route,
    page,
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
