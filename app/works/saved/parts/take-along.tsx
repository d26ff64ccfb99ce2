import { type ChangeEvent, useState } from 'react'
import { mergedWorks } from '../../../my-works/changed-works.ts'
import { type KeptWorks, readWorks } from '../../../my-works/kept-works.ts'
import { changeWorks } from '../../../my-works/parts/use-my-works.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { SavedWorksTexts } from '../texts.ru.ts'

// Three hundred works with every note as long as it may be weigh less.
const largestFile = 1_000_000

/** The whole list with its notes as a file, for another device, and such a file into this one. */
export function TakeAlong({ works, t }: { works: KeptWorks; t: SavedWorksTexts }) {
  const [said, setSaid] = useState('')

  function save() {
    const url = URL.createObjectURL(new Blob([JSON.stringify(works, null, 2)], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: url, download: 'portico-works.json' }).click()
    URL.revokeObjectURL(url)
  }
  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const found = file.size > largestFile ? [] : readWorks(await file.text().catch(() => null))
    // The same file may be chosen once more.
    target.value = ''
    if (found.length === 0) return setSaid(t.fileIsEmpty)
    changeWorks(own => mergedWorks(own, found))
    setSaid(t.fileAdded)
  }

  return (
    <section className="section-gap lintel-light print:hidden">
      <h2 className="type-d3 mt-3">{t.takeAlong}</h2>
      <p className="type-body mt-2 max-w-text text-pretty text-ink-2">{t.takeAlongText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {works.length > 0 && (
          <Button tone="ghost" size="small" onClick={save}>
            <Icon name="download" size={18} />
            {t.saveFile}
          </Button>
        )}
        <label
          className={buttonClass({
            tone: 'ghost',
            size: 'small',
            className: 'focus-within:outline-2 relative',
          })}
        >
          {t.openFile}
          <input
            type="file"
            accept="application/json,.json"
            onChange={open}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
      <p role="status" className="type-small mt-3 min-h-6">
        {said}
      </p>
    </section>
  )
}
