import { type FormEvent, useEffect, useRef } from 'react'
import { useRouter, useView } from '../../navigation/view.ts'
import { type Choice, queryOf, readChoice } from '../choice.ts'

const restMs = { ticked: 150, typed: 700 }

/**
 * A plain form that asks by its address; with a script every tick asks at once and every number when the typing rests, each
 * an entry of the history. What is shown follows the address: back and forward too.
 */
export function useLiveForm(choice: Choice) {
  const router = useRouter()
  const { pathname } = useView()
  const form = useRef<HTMLFormElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const query = queryOf(choice)
  const asked = useRef(query)

  useEffect(() => () => clearTimeout(rest.current), [])
  useEffect(() => {
    // The answer to what was asked last says nothing new; whoever is already further on is not called back.
    if (query === asked.current) return
    asked.current = query
    const said = new URLSearchParams(query)
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || field.name === '') continue
      if (field.type === 'radio') field.checked = (said.get(field.name) ?? '') === field.value
      else if (field.type === 'checkbox') field.checked = said.getAll(field.name).includes(field.value)
      else if (field !== document.activeElement && field.type !== 'hidden')
        field.value = said.get(field.name) ?? ''
    }
  }, [query])

  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })

  function ask() {
    clearTimeout(rest.current)
    if (!form.current) return
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const wanted = { ...readChoice(new URLSearchParams(typed)), page: 1 }
    const target = queryOf(wanted)
    if (target === asked.current) return
    asked.current = target
    router.navigate(`${pathname}${target}`).catch((error: unknown) => router.fail(error))
  }

  // The browser's own event: React's is not told of a radio button that the address has changed before.
  useEffect(() => {
    const listener = ({ target }: Event) => {
      const isTicked = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
      clearTimeout(rest.current)
      rest.current = setTimeout(() => latest.current(), isTicked ? restMs.ticked : restMs.typed)
    }
    const element = form.current
    element?.addEventListener('input', listener)
    return () => element?.removeEventListener('input', listener)
  }, [])

  return {
    ref: form,
    onSubmit(event: FormEvent) {
      event.preventDefault()
      ask()
    },
  }
}
