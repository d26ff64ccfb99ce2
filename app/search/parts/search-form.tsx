import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRouter, useView } from '../../navigation/view.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { longestQuery, tidyQuery } from '../query-words.ts'
import type { SearchTexts } from '../texts.ru.ts'

const restMs = 250

/** A plain form that asks for `?q=`; with scripts the answer follows the typing, in the same entry of the history. */
export function SearchForm({ query, t }: { query: string; t: SearchTexts }) {
  const router = useRouter()
  const { pathname } = useView()
  const [typed, setTyped] = useState(query)
  const [isUnanswered, setIsUnanswered] = useState(false)
  const asked = useRef(query)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(rest.current), [])
  // The answer may be to another question than the field's: one went back, or took the suggested spelling.
  useEffect(() => {
    if (query === asked.current) return
    asked.current = query
    setTyped(query)
  }, [query])

  function ask(words: string) {
    clearTimeout(rest.current)
    const wanted = tidyQuery(words)
    if (wanted === asked.current && !isUnanswered) return
    asked.current = wanted
    router.navigate(wanted ? `?q=${encodeURIComponent(wanted)}` : pathname, { replace: true }).then(
      () => setIsUnanswered(false),
      () => setIsUnanswered(true),
    )
  }

  function type(words: string) {
    setTyped(words)
    clearTimeout(rest.current)
    rest.current = setTimeout(() => ask(words), restMs)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    ask(typed)
  }

  return (
    <search className="block pt-8 lg:pt-10">
      <form action={pathname} className="flex max-w-[56rem] flex-wrap gap-3" onSubmit={submit}>
        <SearchField
          label={t.label}
          name="q"
          value={typed}
          maxLength={longestQuery}
          enterKeyHint="search"
          onChange={event => type(event.target.value)}
          className="min-w-0 flex-1 basis-52"
        />
        <Button type="submit" tone="secondary">
          {t.submit}
        </Button>
      </form>
      {isUnanswered && (
        <p role="alert" className="type-body mt-4 flex items-start gap-2.5 text-error">
          <Icon name="warning" className="mt-0.5" />
          {t.unanswered}
        </p>
      )}
    </search>
  )
}
