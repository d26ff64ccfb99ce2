import { useId, useRef, useState } from 'react'
import { useView } from '../../navigation/view.ts'
import { Button } from '../../ui/button.tsx'

type Words = Record<'share' | 'shareText' | 'link' | 'copy' | 'copied' | 'selected', string>

/** This page with a query, as a link to be copied. */
export function ShareLink({ query, words: t }: { query: string; words: Words }) {
  const { publicUrl, pathname } = useView()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const link = `${publicUrl}${pathname}${query}`

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setSaid(t.copied)
    } catch {
      // On plain http, or where it is not allowed: the text is selected, the visitor copies it.
      setSaid(t.selected)
    }
  }

  return (
    <section className="section-gap lintel grid-columns gap-y-6 print:hidden">
      <h2 className="type-d2 col-span-full mt-3 lg:col-span-5">{t.share}</h2>
      <div className="col-span-full lg:col-span-7 lg:pt-5">
        <p className="type-body max-w-text text-pretty text-ink-2">{t.shareText}</p>
        <label htmlFor={id} className="type-small mt-6 block">
          {t.link}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            readOnly
            value={link}
            onFocus={event => event.target.select()}
            className="h-[54px] min-w-0 flex-1 basis-72 border border-edge bg-raised px-4 text-[1rem]"
          />
          <Button tone="secondary" onClick={copy}>
            {t.copy}
          </Button>
        </div>
        <p role="status" className="type-small mt-3 min-h-6 text-success">
          {said}
        </p>
      </div>
    </section>
  )
}
