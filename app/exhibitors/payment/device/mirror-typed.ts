/** What is typed into the requisites stands in the preview of the invoice at once. */
export function mirrorTyped(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    for (const place of document.querySelectorAll<HTMLElement>(`[data-typed="${CSS.escape(target.name)}"]`)) {
      place.textContent = target.value.trim()
      if (place.parentElement) place.parentElement.hidden = place.textContent === ''
    }
  })
}
