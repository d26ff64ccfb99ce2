import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { ItemState } from '../checklist.ts'
import type { LoadedMaterials } from '../load-materials.server.ts'
import type { MaterialTexts } from '../texts.ru.ts'

type Own = NonNullable<LoadedMaterials['own']>

const marks: Record<ItemState, { icon: IconName; tone: string }> = {
  accepted: { icon: 'check', tone: 'text-success' },
  comment: { icon: 'warning', tone: 'text-warning' },
  'in-review': { icon: 'clock', tone: 'text-info' },
  filled: { icon: 'check', tone: 'text-ink-2' },
  missing: { icon: 'plus', tone: 'text-ink-2' },
}

/** How far a part is: shape and word before colour. */
export function ItemMark({ state, word }: { state: ItemState; word: string }) {
  const { icon, tone } = marks[state]
  return (
    <span className={cx('type-caption flex items-center gap-1.5', tone)}>
      <Icon name={icon} size={15} />
      {word}
    </span>
  )
}

/** Every line with its mark and its day; on a phone it opens on demand. */
export function Checklist({ own, t, children }: { own: Own; t: MaterialTexts; children?: ReactNode }) {
  return (
    <div className="lg:sticky lg:top-6">
      <details className="group lintel-light lg:hidden">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-3">
          <Icon name="list" size={18} />
          {fill(t.progress, own.progress)}
          <Icon name="chevron-down" size={18} className="ml-auto group-open:rotate-180" />
        </summary>
        <Lines own={own} t={t} />
      </details>
      <div className="lintel-light max-lg:hidden">
        <Lines own={own} t={t} />
      </div>
      {children}
    </div>
  )
}

function Lines({ own, t }: { own: Own; t: MaterialTexts }) {
  return (
    <nav aria-label={t.index}>
      <ul>
        {own.lines.map(({ item, label, state, word, until }) => (
          <li key={item} className="border-b border-hair">
            <Link
              to={`/account/materials/#${item === 'passes' ? 'arrival' : item}`}
              className={cx(
                'flex min-h-[66px] flex-col justify-center px-3 py-2 hover:bg-raised',
                state === 'comment' && 'bg-raised',
              )}
            >
              <span className="flex items-baseline justify-between gap-3">
                <span>{label}</span>
                <span className="type-caption shrink-0 text-ink-2">{fill(t.until, { day: until })}</span>
              </span>
              <ItemMark state={state} word={word} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The head of a part: its name, its mark, and what the office wants changed in it. */
export function ItemHead({ own, item, t }: { own: Own; item: string; t: MaterialTexts }) {
  const line = own.lines.find(one => one.item === item)
  if (!line) return null
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${item}-title`} className="type-d3">
          {line.label}
        </h2>
        <ItemMark state={line.state} word={line.word} />
      </div>
      {line.comment && (
        <div className="mb-5 border-l-4 border-warning bg-raised p-4">
          <p className="type-small font-semibold">{t.comment}</p>
          <p className="mt-1 break-words whitespace-pre-line">{line.comment}</p>
        </div>
      )}
    </>
  )
}
