/** The point of attention by a click on the picture, or by the arrow keys while it has the focus; crops follow at once. */
export function setFocus(editor: HTMLElement): void {
  const picture = editor.querySelector<HTMLElement>('[data-focus-picture]')
  const mark = editor.querySelector<SVGGElement>('[data-focus-mark]')
  const told = editor.querySelector('[data-focus-now]')
  const [left, top] = ['focusX', 'focusY'].map(name =>
    editor.querySelector<HTMLInputElement>(`input[name=${name}]`),
  )
  if (!picture || !mark || !left || !top || left.matches(':disabled')) return
  const words = editor.dataset.focus ?? ''
  // The picture itself says nothing: what has the keys is the place around it, with the point in its name.
  const place = picture.parentElement
  if (!place) return
  place.tabIndex = 0
  place.setAttribute('role', 'group')
  picture.classList.add('cursor-crosshair')

  picture.addEventListener('click', event => {
    const box = picture.getBoundingClientRect()
    point(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100)
  })
  place.addEventListener('keydown', event => {
    const step = event.shiftKey ? 10 : 1
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    point(Number(left.value) + move[0], Number(top.value) + move[1])
  })
  for (const input of [left, top]) input.addEventListener('input', show)
  show()

  function point(x: number, y: number) {
    if (!left || !top) return
    left.value = String(within(x))
    top.value = String(within(y))
    show()
  }

  function show() {
    if (!mark || !left || !top) return
    const x = within(Number(left.value))
    const y = within(Number(top.value))
    const { width = 0, height = 0 } = mark.ownerSVGElement?.viewBox.baseVal ?? {}
    mark.setAttribute('transform', `translate(${(width * x) / 100} ${(height * y) / 100})`)
    const text = words.replace('{x}', String(x)).replace('{y}', String(y))
    place?.setAttribute('aria-label', text)
    if (told) told.textContent = text
    for (const crop of editor.querySelectorAll<HTMLElement>('[data-focus-crop]'))
      crop.style.objectPosition = `${x}% ${y}%`
  }
}

function within(part: number): number {
  return Math.min(100, Math.max(0, Math.round(part) || 0))
}
