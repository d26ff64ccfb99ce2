import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ChoiceData } from '../load-choice.server.ts'
import type { ChoiceTexts } from '../texts.ru.ts'
import { HoldForm } from './hold-form.tsx'

/** Somebody was quicker: what one keeps, and the nearest free stands of the same size. On a phone it is a sheet. */
export function LostNotice({ message, data, t }: { message: string; data: ChoiceData; t: ChoiceTexts }) {
  const nearest = data.lost ?? []
  return (
    <section
      data-lost-notice
      aria-labelledby="lost-title"
      className="mb-6 border border-hair border-t-4 border-t-warning bg-raised p-5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:mb-0 max-lg:max-h-[80dvh] max-lg:overflow-y-auto"
    >
      <div className="flex items-start gap-3" role="alert">
        <Icon name="warning" size={22} className="mt-1.5 text-warning" />
        <div className="min-w-0 grow">
          <h2 id="lost-title" tabIndex={-1} data-focus className="type-d3">
            {message}
          </h2>
          <p className="type-small mt-1 text-ink-2">
            {data.mine && `${fill(t.taken.kept, { code: data.mine })} `}
            {nearest.length > 0 ? t.taken.nearest : t.taken.none}
          </p>
        </div>
        <Link
          to={`?hall=${data.hall}`}
          aria-label={t.buttons.close}
          data-close
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" size={18} />
        </Link>
      </div>
      {nearest.length > 0 && (
        <ul className="mt-4 grid gap-3 lg:grid-cols-3">
          {nearest.map(stand => (
            <li
              key={stand.code}
              data-row={stand.code}
              data-state={stand.state}
              className="flex flex-wrap items-center gap-x-4 border border-edge px-3 py-1"
            >
              <span className="type-d3">{stand.code}</span>
              <span className="type-caption grow">
                <span className="block font-semibold">{stand.price}</span>
                <span data-word className="block">
                  {stand.word}
                </span>
              </span>
              {data.mayChoose && (
                <div data-if-free>
                  <HoldForm code={stand.code} data={data} t={t} tone="text" />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
