const step = 1.5
const most = 6

let scale = 1

/** The work's own link opens it large in place; so does its key. */
export function openZoom(root: HTMLElement): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-zoom-dialog]')
  const stage = dialog?.querySelector<HTMLElement>('[data-zoom-stage]')
  const image = dialog?.querySelector('img')
  if (!dialog || !stage || !image) return
  root.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(event.target as Element).closest('a[data-zoom]')) return
    event.preventDefault()
    showZoom(root)
  })
  dialog.querySelector('[data-zoom-close]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.code === 'KeyZ') dialog.close()
    else if (event.key === '+' || event.key === '=') size(stage, image, scale * step)
    else if (event.key === '-') size(stage, image, scale / step)
    else return
    event.preventDefault()
  })
  drag(stage, image)
}

export function showZoom(root: HTMLElement): void {
  const dialog = root.querySelector<HTMLDialogElement>('[data-zoom-dialog]')
  const stage = dialog?.querySelector<HTMLElement>('[data-zoom-stage]')
  const image = dialog?.querySelector('img')
  const from = root.querySelector<HTMLAnchorElement>('a[data-zoom]')
  const shown = from?.querySelector('img')
  if (!dialog || !stage || !image || !from || !shown) return
  image.src = from.href
  image.alt = shown.alt
  dialog.showModal()
  stage.focus()
  image.dataset.ratio = String(shown.width > 0 ? shown.naturalHeight / shown.naturalWidth : 1)
  size(stage, image, 1.5)
}

/** One is the whole work on the screen. The middle stays in the middle. */
function size(stage: HTMLElement, image: HTMLImageElement, wished: number) {
  scale = Math.min(most, Math.max(1, wished))
  const ratio = Number(image.dataset.ratio) || 1
  const { clientWidth: width, clientHeight: height } = stage
  const x = (stage.scrollLeft + width / 2) / Math.max(stage.scrollWidth, 1)
  const y = (stage.scrollTop + height / 2) / Math.max(stage.scrollHeight, 1)
  image.style.width = `${Math.round(Math.min(width, height / ratio) * scale)}px`
  image.style.height = 'auto'
  stage.scrollTo(x * stage.scrollWidth - width / 2, y * stage.scrollHeight - height / 2)
}

/** A press makes it larger, or whole again; a drag moves it. */
function drag(stage: HTMLElement, image: HTMLImageElement) {
  image.addEventListener('pointerdown', start => {
    if (start.button !== 0 || start.pointerType !== 'mouse') return
    start.preventDefault()
    const from = { left: stage.scrollLeft, top: stage.scrollTop }
    let hasMoved = false
    const follow = (event: PointerEvent) => {
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      hasMoved ||= Math.abs(x) + Math.abs(y) > 5
      stage.scrollTo(from.left - x, from.top - y)
    }
    image.setPointerCapture(start.pointerId)
    image.addEventListener('pointermove', follow)
    image.addEventListener(
      'pointerup',
      () => {
        image.removeEventListener('pointermove', follow)
        if (!hasMoved) size(stage, image, scale >= 3 ? 1 : scale * 2)
      },
      { once: true },
    )
  })
}
