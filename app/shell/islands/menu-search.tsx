import type { FormEvent } from 'react'
import { useRouter, useView } from '../../navigation/view.ts'
import { withLocale } from '../../platform/languages.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { searchPath } from '../menu.ts'
import { useShellTexts } from '../use-shell-texts.ts'

/** The question goes to the search page, as a plain form where there is no script. */
export function MenuSearch() {
  const t = useShellTexts()
  const router = useRouter()
  const action = withLocale(searchPath, useView().locale)

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = String(new FormData(event.currentTarget).get('q'))
    const query = question.trim() === '' ? '' : `?${new URLSearchParams({ q: question })}`
    router.navigate(`${action}${query}`).catch((error: unknown) => router.fail(error))
  }

  return (
    <search className="block pt-4">
      <form action={action} onSubmit={ask}>
        <SearchField name="q" label={t.searchEverything} />
      </form>
    </search>
  )
}
