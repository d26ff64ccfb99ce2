const everyMs = 60_000

/** The bell says how many notices are new, as long as somebody looks at the page. */
export function watchNotices(): void {
  const bell = document.querySelector<HTMLAnchorElement>('[data-notices]')
  const shown = bell?.querySelector<HTMLElement>('[data-count]')
  if (!bell || !shown) return
  const { notices = '', some = '' } = bell.dataset

  async function look(): Promise<void> {
    if (document.visibilityState !== 'visible' || !shown) return
    try {
      const answer = await fetch(notices, { headers: { accept: 'application/json' } })
      if (!answer.ok) return
      const { count } = (await answer.json()) as { count: number }
      shown.textContent = count > 0 ? some.replace('{count}', String(count)) : ''
    } catch {
      // Without a connection the last number stays.
    }
  }

  void look()
  setInterval(look, everyMs)
  document.addEventListener('visibilitychange', look)
}
