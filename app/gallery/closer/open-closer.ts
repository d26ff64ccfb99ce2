import { addSheet } from '../../navigation/add-sheet.ts'
import { attachCloser } from './attach-closer.ts'

/**
 * Looks closely at a work over the lightbox: the page's own markup in a dialog, with the page's own script. Where it cannot
 * be had the browser goes to the page. Returns how to close it: it must not outlive what it lies over.
 */
export async function openCloser(path: string, opener: HTMLElement): Promise<() => void> {
  // The address is another's as soon as somebody goes; the page itself stays until the next one has come.
  const { pathname } = location
  const isLeft = () => !opener.isConnected || location.pathname !== pathname
  try {
    const closer = await fetchCloser(path)
    // The page may have been left meanwhile, or the button pressed twice.
    if (!isLeft() && !document.querySelector('.closer-dialog')) return showCloser(closer, opener)
  } catch {
    if (!isLeft()) location.assign(path)
  }
  return () => {}
}

function showCloser(first: HTMLElement, opener: HTMLElement): () => void {
  const dialog = document.createElement('dialog')
  dialog.className = 'closer-dialog'
  dialog.dataset.layout = 'dark'
  // A press beside everything keeps the focus, and so the keys, in here.
  dialog.tabIndex = -1
  document.body.append(dialog)
  let end = () => {}
  let isOver = false
  const key = `closer ${Math.random()}`

  function show(closer: HTMLElement): void {
    end()
    dialog.replaceChildren(closer)
    dialog.ariaLabel = closer.querySelector('h1')?.textContent ?? ''
    if (!dialog.open) dialog.showModal()
    end = attachCloser(closer, { search: '', onSearch() {}, onClose: close, onBeside: beside })
    closer.querySelector<HTMLElement>('[data-part="stage"]')?.focus()
  }

  function beside(link: HTMLAnchorElement): void {
    fetchCloser(link.href).then(
      closer => {
        if (!isOver) show(closer)
      },
      () => location.assign(link.href),
    )
  }

  function close(): void {
    if (isOver) return
    isOver = true
    end()
    removeEventListener('popstate', close)
    dialog.close()
    dialog.remove()
    opener.focus({ preventScroll: true })
    if (history.state?.key === key) history.back()
  }

  // The lightbox behind listens to the same keys: they are ours alone while this is open.
  dialog.addEventListener('keydown', event => event.stopPropagation())
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    close()
  })
  // A browser may close it over our head.
  dialog.addEventListener('close', close)
  show(first)
  // An entry of its own, at the same address: Back closes what lies on top, and only then leaves the page.
  history.pushState({ key }, '')
  addEventListener('popstate', close)
  return close
}

async function fetchCloser(address: string): Promise<HTMLElement> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`the page answers ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const closer = page.querySelector<HTMLElement>('.closer')
  if (!closer) throw new Error('the page has nothing to look at')
  // The rules of that page are not in the sheet that a first visit waits for.
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(sheets.map(sheet => addSheet(sheet.getAttribute('href') ?? '')))
  return document.importNode(closer, true)
}
