import { attachCloser } from './attach-closer.ts'

/**
 * Looks closely at a work over the lightbox: the page's own markup in a dialog, with the page's own script. Where it cannot
 * be had the browser goes to the page.
 */
export async function openCloser(path: string, opener: HTMLElement): Promise<void> {
  try {
    const closer = await fetchCloser(path)
    showCloser(closer, opener)
  } catch {
    location.assign(path)
  }
}

function showCloser(first: HTMLElement, opener: HTMLElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'closer-dialog'
  dialog.dataset.layout = 'dark'
  // A press beside everything keeps the focus, and so the keys, in here.
  dialog.tabIndex = -1
  document.body.append(dialog)
  let end = () => {}
  let isOver = false

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
    dialog.close()
    dialog.remove()
    opener.focus({ preventScroll: true })
  }

  // The lightbox behind listens to the same keys: they are ours alone while this is open.
  dialog.addEventListener('keydown', event => event.stopPropagation())
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    close()
  })
  show(first)
}

async function fetchCloser(address: string): Promise<HTMLElement> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`the page answers ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const closer = page.querySelector<HTMLElement>('.closer')
  if (!closer) throw new Error('the page has nothing to look at')
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(addSheet))
  return document.importNode(closer, true)
}

// The rules of that page are not in the sheet that a first visit waits for.
function addSheet(from: HTMLLinkElement): Promise<unknown> | undefined {
  const href = from.getAttribute('href') ?? ''
  if (document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = () => {
      sheet.remove()
      reject(new Error(`${href} cannot be had`))
    }
    document.head.append(sheet)
  })
}
