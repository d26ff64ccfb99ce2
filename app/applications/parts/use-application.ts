import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useRouter } from '../../navigation/view.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { goToField, isInField } from '../../ui/fields/field-focus.ts'
import { type FieldErrors, useFieldErrors } from '../../ui/fields/use-field-errors.ts'
import { hasDraft } from '../draft-key.ts'
import type { FormView } from '../form-view.ts'
import type { LiveForm } from '../live-form.ts'
import { boxId } from './box-id.ts'

/** What a script adds to a form. It is fetched when the first field is entered: most readers of a page never do. */
export function useApplication(form: FormView, locale: LocaleCode, ref: RefObject<HTMLFormElement | null>) {
  const router = useRouter()
  const [notice, setNotice] = useState(() => noticeOf(form.posted?.errors ?? []))
  const [isRefused, setIsRefused] = useState(form.posted !== null)
  const [isSending, setIsSending] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const [goingTo, setGoingTo] = useState<{ field: string } | null>(null)
  const loading = useRef<Promise<LiveForm>>(null)
  const underWay = useRef(false)
  const { errors, judge, onBlur, onChange } = useFieldErrors(
    errorsOf(form.posted?.errors ?? []),
    async name => (ref.current ? (await live()).messageOf(ref.current, name) : null),
  )

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
    if (first) isInField() || goTo(first.field)
    else if (hasDraft(form.id)) void restore()
  }, [])

  // Once the sentences stand at their fields: they move what is below them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where to go says that it is time to go
  useEffect(() => {
    if (goingTo) goTo(goingTo.field)
  }, [goingTo])

  async function restore() {
    const element = ref.current
    if (element) setIsRestored((await live()).restore(element))
  }

  async function forget() {
    ;(await live()).forget()
    ref.current?.reset()
    judge({}, [])
    setIsRestored(false)
  }

  function goTo(field: string) {
    const box = field && document.getElementById(boxId(form.id, field))
    if (box) goToField(box)
    else ref.current?.scrollIntoView({ block: 'start' })
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
      judge(answer.kind === 'wrong' ? errorsOf(answer.errors) : {}, namesOf(form))
      setNotice(answer.kind === 'wrong' ? noticeOf(answer.errors) : answer.notice)
      setGoingTo({ field: answer.kind === 'wrong' ? (answer.errors[0]?.field ?? '') : '' })
    } catch {
      setNotice(form.words.offline)
      setGoingTo({ field: '' })
    } finally {
      underWay.current = false
      setIsSending(false)
    }
  }

  function leave(to: string) {
    if (!form.newTab) return router.navigate(to)
    ref.current?.reset()
    judge({}, [])
    setIsRefused(false)
    setNotice(null)
    return router.navigate(to, { open: { target: '_blank' } })
  }

  const handlers = {
    onFocus: () => void live().catch(() => {}),
    onBlur,
    onChange: (event: FormEvent) => {
      onChange(event)
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

function namesOf({ fields }: FormView): string[] {
  return [...fields.map(({ name }) => name), 'personalDataAgree']
}

function errorsOf(errors: readonly { field: string; message: string }[]): FieldErrors {
  return Object.fromEntries(
    errors.filter(({ field }) => field !== '').map(({ field, message }) => [field, message]),
  )
}

function noticeOf(errors: readonly { field: string; message: string }[]): string | null {
  return errors.find(({ field }) => field === '')?.message ?? null
}
