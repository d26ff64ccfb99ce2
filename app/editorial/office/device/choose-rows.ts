/** Rows of a list: Shift and a click choose a run; how many are chosen is said. The keys are the frame's (office/device). */
export function chooseRows(form: HTMLFormElement) {
  const ticks = [...form.querySelectorAll<HTMLInputElement>('[data-row]')]
  const said = form.querySelector('[data-chosen]')
  const title = said?.textContent ?? ''
  let last = 0

  const count = () => ticks.filter(({ checked }) => checked).length
  const tell = () => {
    if (!said) return
    const chosen = count()
    said.textContent = chosen > 0 ? (form.dataset.bulk ?? '').replace('{count}', String(chosen)) : title
  }
  form.addEventListener('click', event => {
    const place = ticks.indexOf(event.target as HTMLInputElement)
    if (place < 0) return
    if (event.shiftKey) {
      const [from, to] = [Math.min(last, place), Math.max(last, place)]
      for (const tick of ticks.slice(from, to + 1)) tick.checked = ticks[place]?.checked ?? false
    }
    last = place
    tell()
  })
  form.addEventListener('change', tell)
  tell()
}
