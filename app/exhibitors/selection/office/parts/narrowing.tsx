import { FilterChips } from '../../../../office/parts/filter-chips.tsx'
import { ListFilter } from '../../../../office/parts/list-filter.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { FairField } from '../../../parts/fair-field.tsx'
import { boardAddress, boardSearch } from '../board-filter.ts'
import type { DecisionsData } from '../pages/decisions.server.ts'
import type { DecisionTexts } from '../texts.ru.ts'

/** What is looked for on the board: words, a section, a member of the council, and which kind of list. */
export function Narrowing({ data, t }: { data: DecisionsData; t: DecisionTexts }) {
  const { filter } = data
  const words = t.filter
  const isPlain = boardSearch({ ...filter, page: 1 }) === ''
  return (
    <>
      <ListFilter words={words} query={filter.words} reset={isPlain ? null : boardAddress}>
        {filter.show !== 'all' && <input type="hidden" name="show" value={filter.show} />}
        <FairField fairs={data.fairs} chosen={filter.fair} label={words.fair} />
        <SelectField
          id="by-section"
          name="section"
          label={words.section}
          value={filter.section}
          options={[
            { value: '', label: words.anySection },
            ...data.limits.map(({ section }) => ({ value: section, label: t.sections[section] })),
          ]}
        />
        <SelectField
          id="by-member"
          name="member"
          label={words.member}
          value={filter.member}
          options={[
            { value: '', label: words.anyMember },
            ...data.council.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </ListFilter>
      <FilterChips
        label={words.label}
        chosen={filter.show}
        chips={data.filters.map(({ show, count }) => ({
          key: show,
          to: `${boardAddress}${boardSearch({ ...filter, show, page: 1 })}`,
          words: fill(words[show], { count }),
          count,
        }))}
      />
    </>
  )
}
