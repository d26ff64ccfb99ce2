import { deviceMs } from '../platform/device-clock.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { Stock } from '../validation/message-from.ts'
import { answerIn, checkApplication, consentMessage, fieldMessage, type Typed } from './check-application.ts'
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts'
import type { FormView } from './form-view.ts'
import { tokenPlaceholder } from './token-placeholder.ts'

type Errors = { field: string; message: string }[]
export type Answer =
  | { kind: 'sent'; to: string }
  | { kind: 'wrong'; errors: Errors }
  /** Nothing is wrong with what was typed; it could not be taken. */
  | { kind: 'failed'; notice: string }

const stocks: Record<LocaleCode, () => Promise<Stock>> = {
  ru: () => import('../validation/texts.ru.ts'),
  en: () => import('../validation/texts.en.ts'),
}

export type LiveForm = Awaited<ReturnType<typeof openForm>>

/** A form that checks while it is filled in, keeps a draft on the device, and sends itself. */
export async function openForm(form: FormView, locale: LocaleCode, element: HTMLFormElement) {
  const stock = await stocks[locale]()
  const given = (element.elements.namedItem('token') as HTMLInputElement | null)?.value ?? tokenPlaceholder
  let token = given === tokenPlaceholder ? askToken() : Promise.resolve(given)
  // A failure is told when the token is needed, not before.
  token.catch(() => {})
  const judged = () => ({ stock, now: new Date(deviceMs()) })

  return {
    messageOf(element: HTMLFormElement, name: string): string | null {
      const typed = typedIn(element)
      if (name === 'personalDataAgree') return typed[name] === 'on' ? null : consentMessage(stock)
      const field = form.fields.find(known => known.name === name)
      return field ? fieldMessage(field, answerIn(field, typed), typed, judged()) : null
    },

    keep: (element: HTMLFormElement) => keepDraft(form, element),
    restore: (element: HTMLFormElement) => restoreDraft(form, element),
    forget: () => forgetDraft(form),

    async send(element: HTMLFormElement): Promise<Answer> {
      const { errors } = checkApplication(form, typedIn(element), judged())
      if (errors.length > 0) return { kind: 'wrong', errors }
      keepDraft(form, element)
      // A page kept by the browser may bring a token that is old, or has been used: then there is another at once.
      return (await post(element)) ?? (await post(element)) ?? { kind: 'failed', notice: form.words.failed }
    },
  }

  /** Null where nothing but the token was wrong. */
  async function post(element: HTMLFormElement): Promise<Answer | null> {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(element)) body.append(name, String(value))
    body.set('token', await token.catch(() => (token = askToken())))
    for (const [name, value] of landedWith()) if (name.startsWith('utm_')) body.set(name, value)
    const response = await fetch(`${location.pathname}${location.search}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    })
    if (response.status === 201) {
      forgetDraft(form)
      return { kind: 'sent', to: ((await response.json()) as { to: string }).to }
    }
    if (response.status !== 422)
      return { kind: 'failed', notice: response.status === 429 ? form.words.often : form.words.failed }
    const refusal = (await response.json()) as { errors: Errors; token: string; again: boolean }
    token = Promise.resolve(refusal.token)
    return refusal.again ? null : { kind: 'wrong', errors: refusal.errors }
  }
}

async function askToken(): Promise<string> {
  const response = await fetch('/api/v1/forms/token')
  if (!response.ok) throw new Error(`no token: ${response.status}`)
  return ((await response.json()) as { token: string }).token
}

function typedIn(element: HTMLFormElement): Typed {
  const typed: Record<string, string | string[]> = {}
  for (const [name, value] of new FormData(element)) {
    const known = typed[name]
    if (known === undefined) typed[name] = String(value)
    else typed[name] = Array.isArray(known) ? [...known, String(value)] : [known, String(value)]
  }
  return typed
}

/** The query of the address by which the visitor came to the site; app/start.ts keeps it. */
function landedWith(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem('landed') ?? '')
  } catch {
    return new URLSearchParams()
  }
}
