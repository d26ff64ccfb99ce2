import { useView } from '../../navigation/view.ts'
import { withLocale } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'
import type { OfficeFrameTexts } from '../texts.ru.ts'
import { TextField } from './text-field.tsx'

/** The one search of the office: a plain form that a script makes into a palette. */
export function SearchForm({ id, t, query }: { id: string; t: OfficeFrameTexts['frame']; query: string }) {
  const { locale } = useView()
  return (
    <search>
      <form action={withLocale('/office/search/', locale)} className="flex flex-wrap items-end gap-3">
        <TextField
          id={id}
          name="q"
          type="search"
          label={t.paletteHint}
          defaultValue={query}
          autoComplete="off"
          maxLength={100}
          className="min-w-0 grow basis-[15rem]"
        />
        <Button type="submit" tone="secondary" size="small">
          {t.find}
        </Button>
      </form>
    </search>
  )
}
