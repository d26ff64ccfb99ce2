/** How much has been written of what there is room for: changes while somebody types. */
export function countLetters(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-counts]')) {
    const field = document.querySelector<HTMLTextAreaElement>(
      `textarea[name="${CSS.escape(place.dataset.counts ?? '')}"]`,
    )
    field?.addEventListener('input', () => {
      place.textContent = `${[...field.value].length} / ${place.dataset.most ?? ''}`
    })
  }
}
