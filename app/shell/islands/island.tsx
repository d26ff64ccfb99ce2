import { type ComponentType, useEffect, useRef } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ImageDomains } from '../../images/parts/image-domains.ts'
import { HydrationProvider } from '../../navigation/hydration.tsx'
import { isPlainClick } from '../../navigation/link.tsx'
import { type Router, RouterProvider, useRouter } from '../../navigation/view.ts'
import { useAccess } from '../accessible/use-access.ts'
import { loadIslands } from './load-islands.ts'

type IslandName = 'banner' | 'footer' | 'menu' | 'today'
type Code = Partial<Record<IslandName, ComponentType>>

const asServed = { __html: '' }

/**
 * A part of the shell that the server draws and that comes to life when somebody comes near it: until then its links are
 * plain links, and its code is not among what a first load brings. With code of its `own` it comes to life by itself once
 * somebody stirs or stays.
 */
export function Island({ name, own }: { name: IslandName; own?: () => Promise<Code> }) {
  const router = useRouter()
  const host = useRef<HTMLDivElement>(null)
  const wake = useRef(() => {})
  // The version for the visually impaired names itself in its buttons.
  const isAccessible = useAccess() !== null
  useEffect(() => {
    if (!host.current) return
    const island = settle(host.current, name, router, own)
    wake.current = island.wake
    return island.leave
  }, [name, router, own])
  useEffect(() => {
    if (isAccessible) wake.current()
  }, [isAccessible])
  const Drawn = router.islands?.[name]
  if (Drawn) {
    return (
      <div>
        <div>
          <Drawn />
        </div>
      </div>
    )
  }
  // React leaves alone what it finds inside.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always the empty text
  return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
}

function settle(
  host: HTMLElement,
  name: IslandName,
  router: Router,
  load: () => Promise<Code> = loadIslands,
) {
  const asleep = new AbortController()
  const { signal } = asleep
  let unmount: (() => void) | null = null
  let waking: Promise<void> | null = null
  let isGone = false

  async function comeToLife() {
    try {
      const islands = await load()
      if (isGone) return
      asleep.abort()
      unmount = mount(host, name, router, islands)
    } catch (error) {
      // What the server wrote stays, and its links work.
      console.error(error)
    }
  }
  function wake() {
    waking ??= comeToLife()
    return waking
  }
  async function onClick(event: MouseEvent) {
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
    if (pressed instanceof HTMLAnchorElement) {
      if (pressed.target || pressed.origin !== location.origin || !isPlainClick(event)) return
      event.preventDefault()
      const { pathname, search, hash } = pressed
      router.navigate(`${pathname}${search}${hash}`).catch((error: unknown) => router.fail(error))
    }
    // A button can do nothing yet: what was asked of it is done as soon as it can.
    if (pressed instanceof HTMLButtonElement) {
      event.stopPropagation()
      await wake()
      if (unmount) pressed.click()
    }
  }

  if (!host.firstElementChild) wake()
  else {
    const around = host.closest('header') ?? host
    for (const sign of ['pointerover', 'focusin']) {
      around.addEventListener(sign, wake, { signal, passive: true })
    }
    host.addEventListener('click', onClick, { signal, capture: true })
    signal.addEventListener('abort', router.subscribe(wake))
    if (load !== loadIslands) {
      for (const sign of ['scroll', 'pointerdown', 'keydown', 'settled']) {
        addEventListener(sign, wake, { signal, passive: true })
      }
    }
  }
  return {
    wake,
    leave() {
      isGone = true
      asleep.abort()
      // Not while React is drawing.
      if (unmount) queueMicrotask(unmount)
    },
  }
}

function mount(host: HTMLElement, name: IslandName, router: Router, islands: Code): () => void {
  const Part = islands[name] as ComponentType
  const part = (
    <RouterProvider value={router}>
      <ImageDomains value={router.getView().imageDomains}>
        <HydrationProvider>
          <Part />
        </HydrationProvider>
      </ImageDomains>
    </RouterProvider>
  )
  // The element inside belongs to this root alone: of one that belongs to two, React would take the wrong one for an event.
  const own = { identifierPrefix: name }
  const served = host.firstElementChild
  if (served) {
    const root = hydrateRoot(served, part, {
      ...own,
      onRecoverableError: console.error,
    })
    return () => root.unmount()
  }
  const root = createRoot(host.appendChild(document.createElement('div')), own)
  root.render(part)
  return () => root.unmount()
}
