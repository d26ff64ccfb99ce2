import { Link } from '../../../navigation/link.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { ChoiceData } from '../load-choice.server.ts'
import type { ShownStand } from '../stands-view.ts'
import type { ChoiceTexts } from '../texts.ru.ts'
import { HoldForm } from './hold-form.tsx'
import { StandMark } from './stand-mark.tsx'

type Props = { data: ChoiceData; t: ChoiceTexts }

/** The same stands as a table: for whoever reads rather than looks. On a phone each is a card. */
export function StandList({ data, t }: Props) {
  const { columns } = t.list
  return (
    <section id="list" aria-labelledby="list-title" className="lintel mt-14 scroll-mt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-4">
        <h2 id="list-title" className="type-d3">
          {t.list.title}
        </h2>
        <Filter data={data} t={t} />
      </div>
      {data.list.length === 0 ? (
        <div className="py-6">
          <p className="type-body">{t.list.nothing}</p>
          <Link to={`?hall=${data.hall}`} className={buttonClass({ tone: 'text' })}>
            {t.list.reset}
          </Link>
        </div>
      ) : (
        <table className="w-full border-collapse text-[0.9375rem] max-md:block">
          <caption className="sr-only">{t.list.title}</caption>
          <thead className="max-md:sr-only">
            <tr className="type-caption border-b border-hair text-ink-2">
              <th scope="col" className="py-3 pr-4 text-left font-normal">
                {columns.code}
              </th>
              <th scope="col" className="py-3 pr-4 text-left font-normal">
                {columns.hall}
              </th>
              <th scope="col" className="py-3 pr-4 text-right font-normal">
                {columns.area}
              </th>
              <th scope="col" className="py-3 pr-4 text-right font-normal">
                {columns.sides}
              </th>
              <th scope="col" className="py-3 pr-10 text-right font-normal">
                {columns.price}
              </th>
              <th scope="col" className="py-3 pr-4 text-left font-normal">
                {columns.state}
              </th>
              <th scope="col" className="py-3 text-right font-normal">
                <span className="sr-only">{columns.action}</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {data.list.map(stand => (
              <Row key={stand.code} stand={stand} data={data} t={t} />
            ))}
          </tbody>
        </table>
      )}
      <p className="type-small mt-4 text-ink-2">
        {fill(t.list.found, { count: data.list.length, all: data.all })}
      </p>
    </section>
  )
}

const half = 'max-md:inline max-md:pr-3 md:pr-4'

function Row({ stand, data, t }: Props & { stand: ShownStand }) {
  return (
    <tr
      data-row={stand.code}
      data-state={stand.state}
      className="border-b border-hair data-[state=mine]:bg-raised data-[state=mine]:shadow-[inset_4px_0_0_var(--accent)] max-md:relative max-md:block max-md:py-3 max-md:pl-3 md:h-14"
    >
      <th scope="row" className="type-d3 pl-3 text-left font-normal max-md:block max-md:pl-0">
        {stand.code}
      </th>
      <td className={half}>{t.halls[stand.hall]}</td>
      <td className={`${half} md:text-right`}>{stand.area}</td>
      <td className="max-md:sr-only md:pr-4 md:text-right">{stand.openSides}</td>
      <td className="whitespace-nowrap tabular-nums max-md:block max-md:font-semibold md:pr-5 md:text-right lg:pr-10">
        {stand.price}
      </td>
      <td className="max-md:block max-md:pt-1 md:pr-4">
        <span className="flex items-center gap-2.5">
          <StandMark />
          <span data-word>{stand.word}</span>
        </span>
      </td>
      <td className="max-md:absolute max-md:right-0 max-md:bottom-3 md:text-right">
        {data.mayChoose && (
          <div data-if-free>
            <HoldForm code={stand.code} data={data} t={t} tone="text" />
          </div>
        )}
      </td>
    </tr>
  )
}

function Filter({ data, t }: Props) {
  const { filter } = data
  const words = t.list
  return (
    <form data-filter className="flex flex-wrap items-end gap-x-5 gap-y-3" aria-label={words.filter}>
      <input type="hidden" name="hall" value={filter.hall} />
      <Tick id="all" label={words.everywhere} isOn={filter.isEverywhere} />
      <Tick id="free" label={words.freeOnly} isOn={filter.isFreeOnly} />
      <SelectField
        id="area"
        label={words.columns.area}
        value={filter.area}
        options={[{ value: '', label: words.anyArea }, ...filter.areas]}
      />
      <SelectField
        id="price"
        label={words.columns.price}
        value={filter.price}
        options={[{ value: '', label: words.anyPrice }, ...filter.prices]}
      />
      <Button type="submit" tone="secondary" size="small">
        {words.show}
      </Button>
    </form>
  )
}

function Tick({ id, label, isOn }: { id: string; label: string; isOn: boolean }) {
  return (
    <label htmlFor={id} className="type-small flex min-h-11 items-center gap-3">
      <input id={id} type="checkbox" name={id} value="1" defaultChecked={isOn} className="tick" />
      {label}
    </label>
  )
}
