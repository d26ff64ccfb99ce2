import type { View } from '../../navigation/view.ts'

type Read = { getView(): View; subscribe(onChange: () => void): () => void }

const aboutWork = /\/works\/[1-9]\d*-[1-9]\d*\//
const name = 'work'
// Not the few blurred pixels that keep the place of one.
const pictures = 'img:not(.reserved-blur)'

/**
 * The one work that is pressed moves from its card to its page, and from there back to the card. Whose picture it is both
 * pages know: the same file. Only names are given here; whoever prefers less movement, or has a browser without view
 * transitions, is never shown one (`cross-fade.ts`), and nothing waits for it.
 */
export function followWorks(router: Read): void {
  if (!document.startViewTransition) return
  let named: HTMLImageElement | null = null
  let source = ''
  let ending: ReturnType<typeof setTimeout> | undefined
  let from = router.getView().pathname

  addEventListener(
    'click',
    ({ target }) => leave(target instanceof Element ? target.closest('a') : null),
    true,
  )
  addEventListener('popstate', () => leave(null), true)
  router.subscribe(() => {
    if (router.getView().pathname === from) return
    from = router.getView().pathname
    // The new page stands once the work at hand is done, and is looked at before the next frame.
    if (named) queueMicrotask(arrive)
  })

  function leave(link: HTMLAnchorElement | null) {
    call(null)
    if (!aboutWork.test(link?.pathname ?? location.pathname) && !aboutWork.test(from)) return
    const shown = link ? besides(link) : null
    const picture = shown ?? (aboutWork.test(from) ? largest(document.querySelector('main')) : ofFile(source))
    if (!picture) return
    source = fileOf(picture)
    call(picture)
  }

  function arrive() {
    call(ofFile(source))
    ending = setTimeout(() => call(null), 1_000)
  }

  function call(picture: HTMLImageElement | null) {
    // Whoever goes on at once keeps the name of the work that moves now.
    clearTimeout(ending)
    named?.style.removeProperty('view-transition-name')
    picture?.style.setProperty('view-transition-name', name)
    named = picture
  }
}

/** The picture in the link, or on the card that the link belongs to. */
function besides(link: Element): HTMLImageElement | null {
  return largest(link) ?? largest(link.closest('figure, li, article, dialog'))
}

function largest(within: Element | null): HTMLImageElement | null {
  const areaOf = (picture: Element) => picture.clientWidth * picture.clientHeight
  const seen = [...(within?.querySelectorAll<HTMLImageElement>(pictures) ?? [])].filter(isInSight)
  return seen.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? null
}

function ofFile(source: string): HTMLImageElement | null {
  const seen = [...document.querySelectorAll<HTMLImageElement>(`main ${pictures}`)]
  return seen.find(picture => source !== '' && fileOf(picture) === source && isInSight(picture)) ?? null
}

/** Whatever its size and format: what follows the modifiers in its address. */
export function fileOf({ src }: Pick<HTMLImageElement, 'src'>): string {
  return src.replace(/^.*\/_ipx\/[^/]*\//, '')
}

function isInSight(picture: Element): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}
