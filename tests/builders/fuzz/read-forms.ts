import { unescapeHtml } from '../read-page.ts'

/** A form of a served page that is sent by POST. */
export type ReadForm = { action: string; controls: Control[] }

type Control = {
  name: string
  /** `hidden`, `text`, `checkbox`, …; `select`, `textarea`, `submit`. */
  kind: string
  value: string
  /** A box that is ticked, an option that is chosen. */
  isOn: boolean
  isRequired: boolean
  max: string
}

/** What a browser sends: a name may come more than once. */
export type SentFields = [name: string, value: string][]

/** The forms of a document of ours, as the server renders them: every attribute in double quotes. */
export function readForms(html: string): ReadForm[] {
  const forms: (ReadForm & { id: string | undefined })[] = []
  const strays: [form: string, control: Control][] = []
  let current: ReadForm | null = null
  let select: Control | null = null
  const markup = html.replace(/<script\b.*?<\/script>/gs, '')
  for (const [, slash, tag = '', attributes = '', text = ''] of markup.matchAll(tags)) {
    const of = (name: string) => attribute(attributes, name)
    if (tag === 'form') {
      current = null
      if (slash || of('method')?.toLowerCase() !== 'post') continue
      const form = { id: of('id'), action: of('action') ?? '', controls: [] }
      forms.push(form)
      current = form
    } else if (tag === 'select') select = slash ? null : keep(controlOf('select', attributes))
    else if (tag === 'option' && select && !slash)
      chooseIn(select, of('value') ?? text, of('selected') !== undefined)
    else if (!slash && tag !== 'option') keep(controlOf(tag, attributes, text))
  }
  for (const [id, control] of strays) forms.find(form => form.id === id)?.controls.push(control)
  return forms.map(({ action, controls }) => ({ action, controls }))

  function keep(control: Control & { form: string | undefined; isDisabled: boolean }): Control {
    // A button without a name sends the form as it is.
    const isSent = (control.name !== '' || control.kind === 'submit') && !control.isDisabled
    if (isSent && control.form) strays.push([control.form, control])
    else if (isSent) current?.controls.push(control)
    return control
  }
}

/**
 * The form as a good visitor sends it, once for each of its buttons that has a value: every box ticked, the first choice
 * made where there is none yet, and typed what `typed` or the kind of the field says.
 */
export function filledIn({ controls }: ReadForm, typed: Readonly<Record<string, string>>): SentFields[] {
  const fields: SentFields = []
  const chosen = new Set<string>()
  for (const { kind, name } of controls) {
    if (kind === 'submit' || (kind === 'radio' && chosen.has(name))) continue
    chosen.add(name)
    fields.push([name, answerTo(name)])
  }
  const buttons = controls.filter(({ kind }) => kind === 'submit')
  const named = buttons.filter(({ name }) => name !== '')
  const isPlain = named.length < buttons.length || named.length === 0
  return [
    ...(isPlain ? [fields] : []),
    ...named.map(({ name, value }): SentFields => [...fields, [name, value]]),
  ]

  function answerTo(name: string): string {
    const same = controls.filter(control => control.name === name)
    const control = same.find(({ isOn }) => isOn) ?? same[0]
    return typed[name] ?? (control ? control.value || usual(control) : '')
  }
}

const tags = /<(\/?)(form|input|select|option|textarea|button)\b([^>]*)>([^<]*)/g

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)
  return match?.[1] === undefined ? undefined : unescapeHtml(match[1])
}

function controlOf(tag: string, attributes: string, text = '') {
  const of = (name: string) => attribute(attributes, name)
  const kind =
    tag === 'input' || tag === 'button' ? (of('type') ?? (tag === 'input' ? 'text' : 'submit')) : tag
  return {
    // A button that sends nothing of its own is no field.
    name: kind === 'button' ? '' : (of('name') ?? ''),
    kind,
    value: tag === 'textarea' ? unescapeHtml(text) : (of('value') ?? (kind === 'checkbox' ? 'on' : '')),
    isOn: of('checked') !== undefined,
    isRequired: of('required') !== undefined,
    isDisabled: of('disabled') !== undefined,
    max: of('max') ?? '',
    form: of('form'),
  }
}

// The chosen option, else the first that says something.
function chooseIn(select: Control, value: string, isChosen: boolean) {
  if (isChosen ? value !== '' : select.value === '') select.value = unescapeHtml(value)
}

function usual({ kind, isRequired, max }: Control): string {
  const known: Record<string, string> = { email: 'anna@example.test', tel: '+7 900 000-00-00' }
  if (known[kind]) return known[kind]
  if (!isRequired) return ''
  return kind === 'date' ? max || '2025-10-01' : kind === 'number' ? '1' : 'Проба'
}
