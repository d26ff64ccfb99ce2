import type { JuryTexts } from '../texts.ru.ts'

/** The keys of a page and the switch that lets them rest. Shown by the script, without which there are none. */
export function Keys({
  rows,
  t,
}: {
  rows: readonly (readonly [keys: string, word: string])[]
  t: JuryTexts
}) {
  return (
    <section
      data-keys
      hidden
      aria-label={t.keys.label}
      className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hair pt-4 max-md:hidden"
    >
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {rows.map(([keys, word]) => (
          <li key={keys} className="type-small flex items-center gap-2 text-ink-2">
            {keys.split(' ').map(key =>
              key === '…' ? (
                <span key={key}>…</span>
              ) : (
                <kbd
                  key={key}
                  className="inline-flex h-6.5 min-w-6.5 items-center justify-center border border-edge px-1.5 font-sans text-[0.8125rem] font-semibold text-ink"
                >
                  {key}
                </kbd>
              ),
            )}
            {word}
          </li>
        ))}
      </ul>
      <button
        type="button"
        data-keys-switch
        data-on={t.keys.on}
        data-off={t.keys.off}
        aria-pressed="true"
        className="type-small min-h-11 underline decoration-accent underline-offset-4"
      >
        {t.keys.on}
      </button>
    </section>
  )
}
