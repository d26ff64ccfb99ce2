import { attachCloser } from './attach-closer.ts'

// The script of the page on which a work is looked at closely; the lightbox opens the same over itself (open-closer.ts).
const closer = document.querySelector<HTMLElement>('.closer')
// Who came from a page of ours goes back to it, however many works they have looked at since.
const cameFrom = 'closer-from'
const addressMs = 300

if (closer) {
  const from = document.referrer.startsWith(`${location.origin}/`) ? 'inside' : 'outside'
  if (!/\/closer\/(?:$|\?)/.test(document.referrer)) keep(from)
  let writing: ReturnType<typeof setTimeout> | undefined
  const end = attachCloser(closer, {
    search: location.search,
    // Not with every movement: some browsers stop taking them.
    onSearch(search) {
      clearTimeout(writing)
      writing = setTimeout(() => {
        if (search !== location.search)
          history.replaceState(history.state, '', `${location.pathname}${search}`)
      }, addressMs)
    },
    onClose() {
      if (kept() === 'inside' && history.length > 1) history.back()
      else location.assign(closer.querySelector<HTMLAnchorElement>('[data-part="close"]')?.href ?? '/')
    },
    // In the place of this one: going back leads to where one came from.
    onBeside: link => location.replace(link.href),
  })
  addEventListener('pagehide', event => {
    clearTimeout(writing)
    if (!event.persisted) end()
  })
}

function keep(from: string): void {
  try {
    sessionStorage.setItem(cameFrom, from)
  } catch {
    // Without storage one leaves by the link.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(cameFrom)
  } catch {
    return null
  }
}
