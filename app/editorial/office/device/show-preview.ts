import { savedEvent } from './keep-saved.ts'
import { controlOf, offsetIn, type Place, placeOf, showWords, textAt, typeInPlace } from './type-in-place.ts'

type Frame = { code: string; box: HTMLElement; iframe: HTMLIFrameElement; asked: number; isOpen: boolean }

const storageKey = 'portico:preview'
const narrow = 1024

/**
 * The real page beside its fields. What is clicked there is written there, what is typed in a field is seen there at
 * once, and after every save the page is made anew, where the reader was.
 */
export function showPreview(section: HTMLElement, editing: HTMLElement): void {
  const address = section.dataset.preview ?? ''
  const status = section.querySelector<HTMLElement>('[data-preview-status]')
  const moment = section.querySelector<HTMLInputElement>('input[name=at]')
  const frames = [...section.querySelectorAll<HTMLElement>('[data-preview-frame]')].map(
    (box): Frame => ({
      code: box.dataset.previewFrame ?? '',
      box,
      iframe: box.querySelector('iframe') as HTMLIFrameElement,
      asked: 0,
      isOpen: false,
    }),
  )
  const chosen = (name: string) =>
    section.querySelector<HTMLInputElement>(`input[name=preview-${name}]:checked`)?.value ?? ''

  recall()
  arrange()
  section.addEventListener('change', event => {
    if (event.target === moment) for (const frame of shown()) void renew(frame)
    else if ((event.target as HTMLInputElement).name?.startsWith('preview-')) {
      keep()
      arrange()
    }
  })
  section.addEventListener('click', jump)
  new ResizeObserver(scale).observe(section)
  editing.addEventListener('input', mirror)
  document.addEventListener(savedEvent, () => {
    for (const frame of shown()) void renew(frame)
  })

  function shown(): Frame[] {
    return frames.filter(({ box }) => !box.hidden)
  }

  function arrange(): void {
    const language = chosen('language')
    for (const frame of frames) {
      frame.box.hidden = language !== 'both' && language !== frame.code
      if (!frame.box.hidden && !frame.isOpen) open(frame)
    }
    scale()
  }

  function open(frame: Frame): void {
    frame.isOpen = true
    frame.iframe.addEventListener('load', () => {
      const page = frame.iframe.contentDocument
      if (!page || page.URL === 'about:blank') return
      if (status) status.textContent = isShown(page) ? '' : (status.dataset.cannot ?? '')
      typeInPlace(page, editing)
    })
    frame.iframe.src = addressOf(frame)
  }

  function addressOf({ code }: Frame): string {
    const asked = new URLSearchParams({ language: code, edit: '' })
    if (moment?.value) asked.set('at', moment.value)
    return `${address}preview.html?${asked}`
  }

  /** As wide as was asked for, drawn smaller where the column is narrower. */
  function scale(): void {
    const width = Number(chosen('width'))
    for (const { iframe } of shown()) {
      const column = iframe.parentElement?.clientWidth ?? 0
      const by = width > column && column > 0 ? column / width : 1
      iframe.style.width = width > 0 ? `${width}px` : '100%'
      iframe.style.height = `${100 / by}%`
      iframe.style.transform = by === 1 ? '' : `scale(${by})`
    }
  }

  /** What is there now takes the place of what was there, under the reader's eyes and under the writer's caret. */
  async function renew(frame: Frame): Promise<void> {
    const own = ++frame.asked
    const response = await fetch(addressOf(frame)).catch(() => null)
    const html = response?.ok ? await response.text() : null
    const page = frame.iframe.contentDocument
    if (own !== frame.asked || !page?.body) return
    if (status) status.textContent = html === null ? (status.dataset.cannot ?? '') : ''
    if (html === null || page.body.hasAttribute('data-composing')) return
    // Nothing could be shown until now: the page comes whole, with its looks.
    if (!isShown(page)) {
      frame.iframe.src = addressOf(frame)
      return
    }
    const place = placeOf(page)
    const top = page.scrollingElement?.scrollTop ?? 0
    const fresh = new DOMParser().parseFromString(html, 'text/html')
    page.documentElement.dataset.layout = fresh.documentElement.dataset.layout ?? ''
    page.body.replaceChildren(...[...fresh.body.childNodes].map(node => page.adoptNode(node)))
    typeInPlace(page, editing)
    // Whoever has typed on meanwhile is ahead of what was asked for.
    for (const text of page.querySelectorAll<HTMLElement>('[data-whole]')) {
      const control = controlOf(editing, text.dataset.field ?? '')
      if (control) showWords(text, control)
    }
    // At once: a page that glides to where it was would be seen to jump.
    page.scrollingElement?.scrollTo({ top, behavior: 'instant' })
    if (place) putBack(page, place)
  }

  function putBack(page: Document, place: Place): void {
    const text = textAt(page, place)
    if (!text?.isContentEditable) return
    text.focus({ preventScroll: true })
    offsetIn(text, place.offset)
  }

  /** What is typed in a field is seen before it is saved. */
  function mirror({ target }: Event): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    for (const { iframe } of shown()) {
      const page = iframe.contentDocument
      for (const text of page?.querySelectorAll<HTMLElement>('[data-whole]') ?? []) {
        if (text.dataset.field === target.name && page?.activeElement !== text) showWords(text, target)
      }
    }
  }

  function jump(event: Event): void {
    const link = (event.target as Element).closest<HTMLElement>('[data-jump]')
    const [frame] = shown()
    const page = frame?.iframe.contentDocument
    const prefix = `field:${link?.dataset.jump}/`
    const texts = link ? [...(page?.querySelectorAll<HTMLElement>('[data-field]') ?? [])] : []
    const text = texts.find(one => one.dataset.field?.startsWith(prefix))
    if (!text) return
    event.preventDefault()
    for (let at = text.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true
    frame?.iframe.scrollIntoView({ block: 'nearest' })
    text.scrollIntoView({ block: 'center' })
    text.focus({ preventScroll: true })
  }

  function recall(): void {
    const small = innerWidth < narrow
    let kept: Partial<Record<string, string>> = {}
    try {
      kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    } catch {
      // A browser that keeps nothing begins anew each time.
    }
    choose('language', kept.language ?? (small ? 'off' : 'both'))
    choose('width', kept.width ?? 'column')
  }

  function choose(name: string, value: string): void {
    const box = section.querySelector<HTMLInputElement>(`#preview-${name}-${CSS.escape(value)}`)
    if (box) box.checked = true
  }

  function keep(): void {
    try {
      localStorage.setItem(
        storageKey,
        JSON.stringify({ language: chosen('language'), width: chosen('width') }),
      )
    } catch {
      // As above.
    }
  }
}

/** Whether a frame holds a page of the site; a refusal is a line of plain text. */
function isShown(page: Document): boolean {
  return page.contentType === 'text/html'
}
