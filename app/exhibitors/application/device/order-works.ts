type Words = Record<'lifted' | 'moved' | 'dropped' | 'restored', string>

/** Works, and pictures of the materials, are moved by their handle: with the keyboard (Enter, arrows, Enter or Esc) or by dragging it. */
export function orderWorks(): void {
  const list = document.querySelector<HTMLOListElement>('ol[data-works]')
  if (!list) return
  const words = JSON.parse(list.dataset.works ?? '{}') as Words
  let lifted: { row: HTMLLIElement; from: number } | null = null

  for (const handle of list.querySelectorAll<HTMLButtonElement>('[data-lift]')) {
    handle.hidden = false
    const row = handle.closest('li') as HTMLLIElement
    handle.addEventListener('click', () => (lifted ? drop() : lift(row)))
    handle.addEventListener('keydown', event => {
      if (!lifted) return
      if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'Escape') restore()
      else return
      event.preventDefault()
    })
    handle.addEventListener('blur', () => {
      if (lifted?.row === row && !isMoving) restore()
    })
    handle.addEventListener('pointerdown', event => event.button === 0 && drag(row, handle, event))
  }

  let isMoving = false

  function rows() {
    return [...(list as HTMLOListElement).querySelectorAll<HTMLLIElement>('li[data-work]')]
  }

  function lift(row: HTMLLIElement) {
    lifted = { row, from: rows().indexOf(row) }
    row.dataset.lifted = ''
    say('lifted', row)
  }

  function move(by: 1 | -1) {
    if (!lifted) return
    const { row } = lifted
    const beside = by < 0 ? row.previousElementSibling : row.nextElementSibling
    if (!beside) return
    isMoving = true
    if (by < 0) beside.before(row)
    else beside.after(row)
    row.querySelector<HTMLElement>('[data-lift]')?.focus()
    isMoving = false
    say('moved', row)
  }

  function restore() {
    if (!lifted) return
    const { row, from } = lifted
    put(row, from)
    end(row)
    say('restored', row)
  }

  function drop() {
    if (!lifted) return
    const { row, from } = lifted
    end(row)
    const to = rows().indexOf(row)
    say('dropped', row)
    if (to !== from) void keep(row, from, to)
  }

  function end(row: HTMLLIElement) {
    lifted = null
    delete row.dataset.lifted
  }

  function put(row: HTMLLIElement, at: number) {
    isMoving = true
    const others = rows().filter(other => other !== row)
    const before = others[at]
    if (before) before.before(row)
    else list?.append(row)
    row.querySelector<HTMLElement>('[data-lift]')?.focus()
    isMoving = false
  }

  async function keep(row: HTMLLIElement, from: number, to: number) {
    if (list?.dataset.places !== undefined) return writePlaces(list.dataset.places)
    const body = new URLSearchParams({ do: 'move', work: row.dataset.work ?? '', to: String(to + 1) })
    try {
      const response = await fetch(location.pathname, { method: 'POST', body, redirect: 'manual' })
      // Sent on to the page is done; anything else is told by the page itself.
      if (response.type !== 'opaqueredirect') location.reload()
    } catch {
      put(row, from)
      say('restored', row)
    }
  }

  /** Where the places are fields of a form, the form is told: it is saved as if somebody had typed them. */
  function writePlaces(legend: string) {
    const all = rows()
    for (const [index, row] of all.entries()) {
      const name = legend.replace('{place}', String(index + 1))
      const field = row.querySelector<HTMLInputElement>('[data-place]')
      if (field) field.value = String(index + 1)
      const words = row.querySelector('[data-legend]')
      if (words) words.textContent = name
      row.dataset.name = name
      for (const button of row.querySelectorAll<HTMLButtonElement>('[data-to]'))
        button.disabled = index === (button.dataset.to === 'up' ? 0 : all.length - 1)
    }
    all[0]?.querySelector('[data-place]')?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function drag(row: HTMLLIElement, handle: HTMLElement, start: PointerEvent) {
    let isDragging = false
    const follow = (event: PointerEvent) => {
      if (!isDragging && Math.abs(event.clientY - start.clientY) < 6) return
      if (!isDragging) {
        isDragging = true
        lift(row)
      }
      const all = rows()
      const at = all.indexOf(row)
      const to = all.findIndex(other => other !== row && isOver(other, row, event.clientY))
      if (to < 0) return
      // The others make room: a row that leaves the page for a moment would lose the pointer that holds it.
      if (to < at) row.after(...all.slice(to, at))
      else row.before(...all.slice(at + 1, to + 1))
    }
    const finish = () => {
      handle.removeEventListener('pointermove', follow)
      if (!isDragging) return
      // The click that follows belongs to the dragging.
      handle.addEventListener('click', event => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      })
      drop()
    }
    handle.setPointerCapture(start.pointerId)
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('pointerup', finish, { once: true })
    handle.addEventListener('pointercancel', finish, { once: true })
  }

  /** Far enough over another that the row, put in its place, lies below the pointer: or the two would change for ever. */
  function isOver(other: HTMLLIElement, row: HTMLLIElement, y: number): boolean {
    const { top, bottom } = other.getBoundingClientRect()
    const { top: own, height } = row.getBoundingClientRect()
    return y > top && y < bottom && (top < own ? y < top + height : y > bottom - height)
  }

  function say(what: keyof Words, row: HTMLLIElement) {
    const place = document.querySelector('[data-announced]')
    const all = rows()
    const told = words[what]
      .replace('{work}', row.dataset.name ?? '')
      .replace('{place}', String(all.indexOf(row) + 1))
      .replace('{count}', String(all.length))
    if (place) place.textContent = told
  }
}
