import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { OfficeFrameData } from '../frame-data.ts'
import { SearchForm } from './search-form.tsx'

/** What the frame's script opens over a page (`device/start.ts`): the search with its findings, and the list of keys. */
export function FrameDialogs({ frame: { t, links } }: { frame: OfficeFrameData }) {
  return (
    <div data-layout="clear">
      <FrameDialog id="palette" title={t.palette} close={t.close}>
        <SearchForm id="palette-q" t={t} query="" />
        <p
          aria-live="polite"
          data-searching={t.searching}
          data-offline={t.offline}
          className="type-small mt-3 text-ink-2"
        />
        <div id="palette-found" className="mt-3 max-h-[50dvh] overflow-y-auto" />
        <OwnRows title={t.onPage} />
        <div className="type-small mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-hair pt-3 text-ink-2 max-lg:hidden">
          {t.paletteKeys.map(([key, does]) => (
            <span key={key}>
              <kbd>{key}</kbd> {does}
            </span>
          ))}
          <button type="button" data-keys-open="" className="link ml-auto min-h-11">
            {t.allKeys}
          </button>
        </div>
      </FrameDialog>
      <FrameDialog id="keys" title={t.keys} close={t.close}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {t.keyList.map(([key, does]) => (
            <Key key={key} name={key ?? ''} does={does ?? ''} />
          ))}
          {links.flatMap(({ key, label, to }) =>
            key ? [<Key key={to} name={`G, ${key}`} does={label} />] : [],
          )}
        </dl>
        <p data-keys="" hidden className="mt-4 border-t border-hair pt-2">
          <button
            type="button"
            data-keys-switch=""
            data-on={t.lettersOn}
            data-off={t.lettersOff}
            aria-pressed="true"
            className="link min-h-11"
          >
            {t.lettersOn}
          </button>
        </p>
      </FrameDialog>
    </div>
  )
}

/** The pattern of rows that the page under the palette offers itself (`device/open-palette.ts`). */
function OwnRows({ title }: { title: string }) {
  return (
    <template data-own="">
      <section className="mb-6">
        <h2 className="type-caption mb-1 text-ink-2">{title}</h2>
        <ul className="border-t border-hair">
          <li className="border-b border-hair">
            <button
              type="button"
              data-row=""
              className="flex min-h-11 w-full items-center gap-x-4 py-1.5 text-left hover:bg-active focus-visible:bg-active"
            >
              <span data-label="" />
              <kbd className="ml-auto" />
            </button>
          </li>
        </ul>
      </section>
    </template>
  )
}

function Key({ name, does }: { name: string; does: string }) {
  return (
    <>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd className="text-ink-2">{does}</dd>
    </>
  )
}

function FrameDialog({
  id,
  title,
  close,
  children,
}: {
  id: string
  title: string
  close: string
  children: ReactNode
}) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className="dialog lg:mt-[min(13.375rem,12dvh)] lg:w-[40.5rem] lg:max-w-none"
    >
      <div className="p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="type-d3 pt-1.5">
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              aria-label={close}
              className="-mt-1 -mr-2.5 grid size-11 shrink-0 place-items-center hover:text-accent"
            >
              <Icon name="close" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}
