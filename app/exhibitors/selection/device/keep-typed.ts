const fields = ['forColleagues', 'forApplicant'] as const

/**
 * What is typed beside a score survives going to another application and back, in this tab alone. What has been sent, or
 * came back refused, is the page's own.
 */
export function keepTyped(root: HTMLElement): { keep(): void } {
  const form = root.querySelector<HTMLElement>('[data-vote]')?.closest('form')
  const place = `council-typed:${root.dataset.lightTable}`
  if (!form) return { keep() {} }
  const inputs = fields.flatMap(name => form.querySelector<HTMLTextAreaElement>(`[name=${name}]`) ?? [])
  const sentence = form.querySelector<HTMLTextAreaElement>('[name=forApplicant]')
  const before = read()
  const isAsIs = inputs.every(input => !before || (before.fields[input.name] ?? '') === input.value)
  if (before && !isAsIs && !document.querySelector('#outcome')) {
    for (const input of inputs) input.value = before.fields[input.name] ?? input.value
    const radio = form.querySelector<HTMLInputElement>(`input[name=score][value="${before.score}"]`)
    if (radio) radio.checked = true
    const said = root.querySelector('[data-announced]')
    if (said) said.textContent = root.querySelector<HTMLElement>('[data-vote]')?.dataset.kept ?? ''
  }
  askForSentence()
  form.addEventListener('input', keep)
  form.addEventListener('change', () => {
    askForSentence()
    keep()
  })
  form.addEventListener('submit', () => store(null))

  function score(): string {
    return form?.querySelector<HTMLInputElement>('input[name=score]:checked')?.value ?? ''
  }

  // The rule is the server's; here it only saves the way there and back.
  function askForSentence() {
    if (sentence) sentence.required = /^[1-3]$/.test(score())
  }

  function keep() {
    store(
      JSON.stringify({
        score: score(),
        fields: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
      }),
    )
  }

  function read(): { score: string; fields: Record<string, string> } | null {
    try {
      return JSON.parse(sessionStorage.getItem(place) ?? 'null')
    } catch {
      return null
    }
  }

  function store(text: string | null) {
    try {
      if (text === null) sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, text)
    } catch {
      // Kept by nobody: the page still works.
    }
  }

  return { keep }
}
