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
        <div id="palette-found" className="mt-3 max-h-[58dvh] overflow-y-auto" />
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
      </FrameDialog>
    </div>
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
