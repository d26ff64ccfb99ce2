/** From work to work without leaving the page: what is typed beside them stays where it is. */
export function walkWorks(root: HTMLElement): { step(by: 1 | -1): void } {
  let asked = 0

  root.addEventListener('click', event => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-work-link]')
    if (!link) return
    event.preventDefault()
    void show(link.href)
  })

  async function show(address: string) {
    asked += 1
    const turn = asked
    try {
      const response = await fetch(address, { redirect: 'error' })
      if (!response.ok) throw new Error(String(response.status))
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const fresh = page.querySelector<HTMLElement>('[data-works]')
      const shown = root.querySelector<HTMLElement>('[data-works]')
      if (turn !== asked) return
      if (!fresh || !shown) throw new Error('no work there')
      put(fresh, shown)
      history.replaceState(null, '', address)
    } catch {
      // Signed out, or the application is gone: the page itself says it.
      if (turn === asked) location.assign(address)
    }
  }

  function put(fresh: HTMLElement, shown: HTMLElement) {
    const had = shown.contains(document.activeElement) ? document.activeElement : null
    shown.replaceWith(fresh)
    const place = fresh.dataset.place ?? '1'
    // Whoever walks with Tab and Enter goes on from the work they have come to.
    if (had) fresh.querySelector<HTMLElement>('[aria-current]')?.focus()
    for (const field of root.querySelectorAll<HTMLInputElement>('input[name=work]')) field.value = place
    const said = root.querySelector('[data-announced]')
    const title = fresh.querySelector('h2')?.textContent ?? ''
    if (said) said.textContent = [fresh.dataset.shown, title].filter(Boolean).join('. ')
  }

  return {
    step(by) {
      const place = Number(root.querySelector<HTMLElement>('[data-works]')?.dataset.place ?? '1') + by
      const links = [...root.querySelectorAll<HTMLAnchorElement>('ol a[data-work-link]')]
      const link = links[place - 1]
      if (link) void show(link.href)
    },
  }
}
