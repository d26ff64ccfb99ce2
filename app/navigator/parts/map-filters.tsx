import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { chipClass } from '../../ui/chip-class.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { type Change, type MapAddress, shownKinds } from '../map-address.ts'
import { sections } from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

/** What to look for, by words, by kind, by section. Pressing what is on lets everything be shown again. */
export function MapFilters({
  address,
  onChange,
  keptCount,
  t,
}: {
  address: MapAddress
  onChange(change: Change): void
  keptCount: number
  t: NavigatorTexts
}) {
  const { show, section, query } = address
  return (
    <search className="needs-script block">
      <MapSearch query={query} onQuery={q => onChange({ q })} label={t.search} />
      <div className="map-chip-rows">
        {/* biome-ignore lint/a11y/useSemanticElements: chips are no fieldset of a form */}
        <div role="group" aria-label={t.filter} className="map-chips">
          {shownKinds.map(kind => (
            <button
              key={kind}
              type="button"
              aria-pressed={show === kind}
              onClick={() =>
                onChange({ show: show === kind ? null : kind, section: kind === 'stands' ? section : null })
              }
              className={chipClass(show === kind)}
            >
              {kind === 'mine' ? `${t.show.mine},\u00a0${keptCount}` : t.show[kind]}
            </button>
          ))}
          {(show || section || query) && (
            <button
              type="button"
              onClick={() => onChange({ show: null, section: null, q: null })}
              className="type-small link min-h-11 px-2"
            >
              {t.reset}
            </button>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: chips are no fieldset of a form */}
        <div role="group" aria-label={t.filterSections} className="map-chips">
          {sections.map(code => (
            <button
              key={code}
              type="button"
              aria-pressed={section === code}
              aria-label={`${code}, ${t.section[code].small}`}
              onClick={() => onChange({ section: section === code ? null : code, show: null })}
              className={`${chipClass(section === code)} min-w-11 justify-center px-0`}
            >
              {code}
            </button>
          ))}
        </div>
      </div>
    </search>
  )
}

/** The field answers at once; the address follows when the hand rests. */
function MapSearch({
  query,
  onQuery,
  label,
}: {
  query: string
  onQuery(query: string): void
  label: string
}) {
  const [typed, setTyped] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(query)

  // Reset elsewhere, or arrived by another link: the field shows what the address says.
  useEffect(() => {
    if (query !== sent.current) setTyped(query)
    sent.current = query
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = value.trim()
      onQuery(value.trim())
    }, 300)
  }

  return <SearchField label={label} value={typed} onChange={onChange} />
}
