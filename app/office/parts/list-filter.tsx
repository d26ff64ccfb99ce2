import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { TextField } from './text-field.tsx'

/** Words to look for and whatever else narrows a list: a plain form, the address is the filter. */
export function ListFilter({
  words,
  query,
  reset,
  className = 'min-w-0 grow basis-[15rem]',
  children,
}: {
  words: { search: string; find: string; reset: string }
  query: string
  /** The unfiltered list; null where nothing is filtered. */
  reset: string | null
  className?: string
  children: ReactNode
}) {
  const { pathname } = useView()
  return (
    <search>
      <form action={pathname} className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          id="q"
          name="q"
          type="search"
          label={words.search}
          defaultValue={query}
          autoComplete="off"
          className={className}
        />
        {children}
        <Button type="submit" tone="secondary" size="small">
          {words.find}
        </Button>
        {reset && (
          <Link to={reset} className={buttonClass({ tone: 'text' })}>
            {words.reset}
          </Link>
        )}
      </form>
    </search>
  )
}
