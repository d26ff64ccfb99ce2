import { useId, useRef, useState } from 'react'
import type { KeptWorks } from '../../../my-works/kept-works.ts'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import { hungWork } from '../own-works.ts'
import type { HungWorks } from '../read-hung-works.server.ts'
import { listQuery, mostShared, notesHash } from '../shared-list.ts'
import type { SavedWorksTexts } from '../texts.ru.ts'

/** The list as a link: what it shows is in the link itself, and nothing is kept anywhere for it. */
export function ShareList({
  works,
  data,
  t,
  locale,
}: {
  works: KeptWorks
  data: HungWorks
  t: SavedWorksTexts
  locale: LocaleCode
}) {
  const { publicUrl } = useView()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hasNotes, setHasNotes] = useState(false)
  const [said, setSaid] = useState('')
  // What hangs here no longer is not sent on.
  const shown = works.filter(kept => hungWork(kept, data) !== null)
  if (shown.length === 0) return null
  const notes = hasNotes ? notesHash(shown) : { hash: '', left: 0 }
  const link = `${publicUrl}${withLocale('/works/list/', locale)}${listQuery(shown)}${notes.hash}`

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
        <label className="type-body mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="tick"
            checked={hasNotes}
            onChange={({ target }) => {
              setHasNotes(target.checked)
              setSaid('')
            }}
          />
          {t.withNotes}
        </label>
        {notes.left > 0 && (
          <p className="type-small mt-1 text-warning">
            {fill(plural(notes.left, locale, t.notesLeft), { count: notes.left })}
          </p>
        )}
        {shown.length > mostShared && (
          <p className="type-small mt-1 text-warning">{fill(t.firstOnly, { count: mostShared })}</p>
        )}
        <label htmlFor={id} className="type-small mt-4 block">
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
