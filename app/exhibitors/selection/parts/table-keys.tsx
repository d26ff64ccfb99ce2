import type { ReactNode } from 'react'
import type { CouncilTexts } from '../texts.ru.ts'

/** The keys of the light table, and the switch that lets them rest. Shown by the script, without which there are none. */
export function TableKeys({ t }: { t: CouncilTexts }) {
  const words = t.keys
  const keys: [ReactNode, string][] = [
    [
      <span key="keys" className="flex items-center gap-1.5">
        <Key>1</Key>–<Key>5</Key>
      </span>,
      words.score,
    ],
    [
      <span key="keys" className="flex gap-1.5">
        <Key>←</Key>
        <Key>→</Key>
      </span>,
      words.work,
    ],
    [<Key key="n">N</Key>, words.next],
    [<Key key="f">F</Key>, words.flag],
    [<Key key="c">C</Key>, words.conflict],
    [<Key key="z">Z</Key>, words.zoom],
  ]
  return (
    <section
      data-keys
      hidden
      aria-label={words.label}
      className="sticky bottom-0 z-10 flex min-h-12 flex-wrap items-center justify-between gap-x-8 border-t border-hair bg-ground px-4 max-lg:hidden sm:px-8"
    >
      <ul className="flex flex-wrap gap-x-6 gap-y-1 py-2">
        {keys.map(([key, word]) => (
          <li key={word} className="type-small flex items-center gap-2.5 text-ink-2">
            {key} {word}
          </li>
        ))}
      </ul>
      <button
        type="button"
        data-keys-switch
        data-on={words.on}
        data-off={words.off}
        aria-pressed="true"
        className="type-small min-h-11 underline decoration-accent underline-offset-4"
      >
        {words.on}
      </button>
    </section>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-flex size-6.5 items-center justify-center border border-edge font-sans text-[0.8125rem] font-semibold text-ink">
      {children}
    </kbd>
  )
}
