type Words = {
  locale: string
  notYet: string
  allThere: string
  leftOne: string
  left: string[]
  send: string
  sendOne: string
  sendLeft: string[]
  sendNote: string
  least: number
  counted: string
  most: number
  names: Record<string, string>
}

/** The sheet while it is filled in: the points of each line, their weighted mean, what is still missing. */
export function judgeSheet(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset.sheet ?? '{}') as Words
  const numbers = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 })
  const lines = [...form.querySelectorAll<HTMLFieldSetElement>('[data-criterion]')]
  const note = form.querySelector<HTMLTextAreaElement>('textarea[name=note]')
  form.addEventListener('input', show)
  show()

  function show() {
    for (const line of lines) {
      const output = line.querySelector('[data-points]')
      const given = halvesOf(line)
      if (output) output.textContent = given === null ? '—' : numbers.format(given / 2)
    }
    showSum()
    put('[data-counted]', fill(words.counted, { count: note?.value.length ?? 0, most: words.most }))
    showSend()
  }

  function showSum() {
    const left = unjudged()
    const [only] = left
    // Percent of halves: two hundred of them are a point; shown to the hundredth, half up.
    const total = lines.reduce((sum, line) => sum + Number(line.dataset.weight) * (halvesOf(line) ?? 0), 0)
    put('[data-weighted]', only ? words.notYet : numbers.format(Math.floor(total / 2 + 0.5) / 100))
    if (!only) put('[data-left]', words.allThere)
    else if (left.length > 1) put('[data-left]', words.left[left.length - 1] ?? '')
    else put('[data-left]', fill(words.leftOne, { criterion: words.names[only] ?? '' }))
  }

  function showSend() {
    const button = form.querySelector<HTMLButtonElement>('[data-send]')
    if (!button) return
    const left = unjudged().length
    const isShort = (note?.value.trim().length ?? 0) < words.least
    button.disabled = left > 0 || isShort
    if (left > 1) button.textContent = words.sendLeft[left - 1] ?? words.send
    else if (left === 1) button.textContent = words.sendOne
    else button.textContent = isShort ? words.sendNote : words.send
  }

  function unjudged(): string[] {
    return lines.filter(line => halvesOf(line) === null).map(line => line.dataset.criterion ?? '')
  }

  function put(selector: string, text: string) {
    const place = form.querySelector(selector)
    if (place) place.textContent = text
  }
}

/** A digit gives the criterion that has the focus a whole point; nought is ten. */
export function giveWhole(target: Element, digit: string): boolean {
  const line = target.closest('[data-criterion]')
  const points = digit === '0' ? 10 : Number(digit)
  return choose(line?.querySelector<HTMLInputElement>(`input[type=radio][value="${points * 2}"]`) ?? null)
}

export function choose(radio: HTMLInputElement | null): boolean {
  if (!radio || radio.disabled) return false
  radio.checked = true
  radio.focus()
  radio.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

function halvesOf(line: Element): number | null {
  const radio = line.querySelector<HTMLInputElement>('input[type=radio]:checked')
  return radio ? Number(radio.value) : null
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
