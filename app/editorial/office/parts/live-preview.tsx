import { type LocaleCode, localeCodes } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import type { ItemsRow, Row } from '../edit-rows.ts'
import type { EditorialTexts } from '../texts.ru.ts'

type Words = EditorialTexts['edit']
const widths = ['390', '768', '1440'] as const

/**
 * The real page while it is written: texts are typed in it, in either language, at any width and moment
 * (`device/show-preview.ts`). Without a script the page opens in a window of its own.
 */
export function LivePreview({
  address,
  rows,
  t,
  does,
}: {
  address: string
  rows: Row[]
  t: Words
  does: EditorialTexts['does']
}) {
  const blocks = rows.filter((row): row is ItemsRow => row.is === 'items')
  return (
    <section
      aria-labelledby="preview-title"
      className="mb-8 border-t-4 border-ink pt-2"
      data-preview={address}
      data-region=""
    >
      <h2 id="preview-title" className="type-d3 mb-2">
        {t.preview}
      </h2>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div hidden data-with-script="" className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <Switch
            name="preview-language"
            legend={t.previewLanguage}
            options={[
              ['both', t.sideBySide],
              ...localeCodes.map((code): [string, string] => [code, t.languages[code]]),
              ['off', t.previewOff],
            ]}
          />
          <Switch
            name="preview-width"
            legend={t.previewWidth}
            options={[
              ['column', t.column],
              ...widths.map((width): [string, string] => [width, t.widths[width]]),
            ]}
          />
        </div>
        <Button
          hidden
          data-with-script=""
          data-in-place=""
          data-hotkey="E"
          data-hotkey-press=""
          tone="ghost"
          size="small"
        >
          {does.inPlace}
        </Button>
        <PreviewForm address={address} t={t} does={does} />
      </div>
      {blocks.map(list => (
        <Jumps key={list.path} list={list} />
      ))}
      <div hidden data-with-script="">
        <p
          role="status"
          data-preview-status=""
          data-cannot={t.cannotShow}
          className="type-small mt-2 text-ink-2"
        />
        <div data-preview-frames="" className="mt-2 flex gap-4">
          {localeCodes.map(code => (
            <Frame key={code} code={code} t={t} />
          ))}
        </div>
        <p className="type-small mt-2 text-ink-2">{t.inPlaceHelp}</p>
      </div>
    </section>
  )
}

function Frame({ code, t }: { code: LocaleCode; t: Words }) {
  return (
    <div hidden data-preview-frame={code} className="min-w-0 grow basis-0">
      <h3 className="type-small flex h-11 items-center font-semibold">{t.languages[code]}</h3>
      <div className="h-[70dvh] overflow-hidden border border-edge bg-raised">
        <iframe
          title={`${t.preview}: ${t.languages[code]}`}
          loading="lazy"
          className="size-full origin-top-left border-0"
        />
      </div>
    </div>
  )
}

function Switch({ name, legend, options }: { name: string; legend: string; options: [string, string][] }) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap border border-edge">
        {options.map(([value, label], place) => (
          <label
            key={value}
            htmlFor={`${name}-${value}`}
            className="type-small relative flex min-h-11 cursor-pointer items-center px-3 not-first:border-l not-first:border-edge has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              id={`${name}-${value}`}
              type="radio"
              name={name}
              value={value}
              defaultChecked={place === 0}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the record is made of: each leads to its place, in the page where it is shown and else in the form. */
function Jumps({ list }: { list: ItemsRow }) {
  if (list.items.length === 0) return null
  return (
    <details className="mt-3">
      <summary className="type-small flex min-h-11 w-fit cursor-pointer items-center">{`${list.label}: ${list.items.length}`}</summary>
      <ol className="columns-1 sm:columns-2 xl:columns-3">
        {list.items.map((item, place) => (
          <li key={item.id} className="break-inside-avoid">
            <a
              href={`#${`${list.path}/${item.id}`.replaceAll('/', '-')}`}
              data-jump={`${list.path}/${item.id}`}
              className="link type-small inline-flex min-h-11 items-center"
            >
              {item.label || `${list.label}, ${place + 1}`}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}

function PreviewForm({ address, t, does }: { address: string; t: Words; does: EditorialTexts['does'] }) {
  return (
    <form action={`${address}preview.html`} target="preview" className="flex flex-wrap items-end gap-3">
      <div>
        <label htmlFor="as-of" className="type-small block">
          {t.previewAt}
        </label>
        <input
          id="as-of"
          data-hotkey="T"
          data-does={does.asOf}
          type="datetime-local"
          name="at"
          className="mt-1 h-11 border border-edge bg-raised px-3 text-[0.9375rem]"
        />
      </div>
      {localeCodes.map(code => (
        <Button key={code} type="submit" name="language" value={code} tone="ghost" size="small">
          {`${t.inWindow}: ${t.languages[code]}`}
        </Button>
      ))}
    </form>
  )
}
