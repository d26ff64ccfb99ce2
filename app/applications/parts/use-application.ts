import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useRouter } from '../../navigation/view.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { hasDraft } from '../draft-key.ts'
import type { FormView } from '../form-view.ts'
import type { LiveForm } from '../live-form.ts'
import { boxId } from './box-id.ts'

type Errors = Readonly<Record<string, string>>

/** What a script adds to a form. It is fetched when the first field is entered: most readers of a page never do. */
export function useApplication(form: FormView, locale: LocaleCode, ref: RefObject<HTMLFormElement | null>) {
  const router = useRouter()
  const [errors, setErrors] = useState<Errors>(() => errorsOf(form.posted?.errors ?? []))
  const [notice, setNotice] = useState(() => noticeOf(form.posted?.errors ?? []))
  const [isRefused, setIsRefused] = useState(form.posted !== null)
  const [isSending, setIsSending] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const loading = useRef<Promise<LiveForm>>(null)
  const underWay = useRef(false)

  function live(): Promise<LiveForm> {
    loading.current ??= import('../live-form.ts').then(({ openForm }) => {
      if (!ref.current) throw new Error('the form has gone')
      return openForm(form, locale, ref.current)
    })
    return loading.current
  }

  // Once, when the form has come to life: what was refused is gone to, what was left unsent is put back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the beginning
  useEffect(() => {
    const [first] = form.posted?.errors ?? []
    if (first) goTo(first.field)
    else if (hasDraft(form.id)) void restore()
  }, [])

  async function restore() {
    const element = ref.current
    if (element) setIsRestored((await live()).restore(element))
  }

  async function forget() {
    ;(await live()).forget()
    ref.current?.reset()
    setErrors({})
    setIsRestored(false)
  }

  function goTo(field: string) {
    const box = field && document.getElementById(boxId(form.id, field))
    if (box) box.focus()
    else ref.current?.scrollIntoView({ block: 'start' })
  }

  async function show(name: string) {
    const element = ref.current
    if (!element) return
    const message = (await live()).messageOf(element, name)
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
  }

  async function send() {
    const element = ref.current
    if (!element || underWay.current) return
    underWay.current = true
    setIsSending(true)
    try {
      const answer = await (await live()).send(element)
      if (answer.kind === 'sent') return await leave(answer.to)
      setIsRefused(true)
      setErrors(answer.kind === 'wrong' ? errorsOf(answer.errors) : {})
      setNotice(answer.kind === 'wrong' ? noticeOf(answer.errors) : answer.notice)
      goTo(answer.kind === 'wrong' ? (answer.errors[0]?.field ?? '') : '')
    } catch {
      setNotice(form.words.offline)
      goTo('')
    } finally {
      underWay.current = false
      setIsSending(false)
    }
  }

  function leave(to: string) {
    if (!form.newTab) return router.navigate(to)
    ref.current?.reset()
    setErrors({})
    setIsRefused(false)
    setNotice(null)
    return router.navigate(to, { open: { target: '_blank' } })
  }

  const handlers = {
    onFocus: () => void live().catch(() => {}),
    onBlur: (event: FocusEvent) => {
      const name = nameOf(event)
      // Whoever goes on to send is told everything then; a sentence now would move the button from under the finger.
      if (event.relatedTarget?.matches('[type="submit"]')) return
      // Boxes to tick speak when they change: leaving one untouched is no mistake yet.
      if (name && !isTick(event)) void show(name).catch(() => {})
    },
    onChange: (event: FormEvent) => {
      const name = nameOf(event)
      if (name && (isTick(event) || errors[name])) void show(name).catch(() => {})
      const element = ref.current
      if (element)
        void live()
          .then(form => form.keep(element))
          .catch(() => {})
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
  }
  // What is wrong with a field is said beside it at once; all of it together only after an attempt to send.
  return { errors, wrong: isRefused ? errors : {}, notice, isSending, isRestored, forget, handlers }
}

function nameOf({ target }: FormEvent): string {
  const name = (target as Partial<HTMLInputElement>).name ?? ''
  return name === 'newsAgree' ? '' : name
}

function isTick({ target }: FormEvent): boolean {
  return ['checkbox', 'radio'].includes((target as Partial<HTMLInputElement>).type ?? '')
}

function errorsOf(errors: readonly { field: string; message: string }[]): Errors {
  return Object.fromEntries(
    errors.filter(({ field }) => field !== '').map(({ field, message }) => [field, message]),
  )
}

function noticeOf(errors: readonly { field: string; message: string }[]): string | null {
  return errors.find(({ field }) => field === '')?.message ?? null
}
