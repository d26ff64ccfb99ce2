import { useId } from 'react'
import { withNote } from '../../../my-works/changed-works.ts'
import { type KeptWork, longestNote } from '../../../my-works/kept-works.ts'
import { changeWorks } from '../../../my-works/parts/use-my-works.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import type { HungWork } from '../read-hung-works.server.ts'
import type { SavedWorksTexts } from '../texts.ru.ts'
import { AskLink, WorkRow } from './work-row.tsx'

/** A work of one's own list, with the note that is kept as it is typed. */
export function OwnWork({
  kept,
  hung,
  canAsk,
  isCompared,
  onCompare,
  onRemove,
  t,
  locale,
}: {
  kept: KeptWork
  hung: HungWork | null
  canAsk: boolean
  isCompared: boolean
  onCompare(): void
  onRemove(): void
  t: SavedWorksTexts
  locale: LocaleCode
}) {
  const name = hung ? fill(t.quoted, { title: hung.title }) : `№\u00a0${kept.number}`
  const remove = (
    <Button tone="text" className="type-small" onClick={onRemove}>
      {t.remove}
      <span className="sr-only">{` ${name}`}</span>
    </Button>
  )
  if (!hung) {
    return (
      <article className="border-b border-hair py-6">
        <h2 className="type-body mb-3">{fill(t.gone, { number: kept.number })}</h2>
        <Note kept={kept} name={name} t={t} />
        <p className="print:hidden">{remove}</p>
      </article>
    )
  }
  return (
    <WorkRow work={hung} t={t} locale={locale}>
      <Note kept={kept} name={name} t={t} />
      <div className="mt-1 flex flex-wrap items-center gap-x-6 print:hidden">
        <AskLink work={hung} canAsk={canAsk} t={t} />
        <label className="type-small flex min-h-11 items-center gap-3">
          <input type="checkbox" className="tick" checked={isCompared} onChange={onCompare} />
          {t.compare}
          <span className="sr-only">{` ${name}`}</span>
        </label>
        {remove}
      </div>
    </WorkRow>
  )
}

function Note({ kept, name, t }: { kept: KeptWork; name: string; t: SavedWorksTexts }) {
  const id = useId()
  const { note } = kept
  const left = longestNote - note.length
  return (
    <>
      <label htmlFor={id} className="type-caption block text-ink-2 print:hidden">
        {t.note}
        <span className="sr-only">{` ${name}`}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={longestNote}
        value={note}
        placeholder={t.notePlaceholder}
        onChange={({ target }) => {
          const typed = target.value
          changeWorks(works => withNote(works, kept, typed))
        }}
        className="note-field field type-body mt-1 w-full border border-edge bg-raised px-3 py-2 hover:border-ink print:hidden"
      />
      {left < 100 && (
        <p className="type-caption text-ink-2 print:hidden">{fill(t.noteLeft, { count: left })}</p>
      )}
      {note && <p className="hidden break-words whitespace-pre-wrap print:block">{note}</p>}
    </>
  )
}
