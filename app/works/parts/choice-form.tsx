import { useView } from '../../navigation/view.ts'
import { sections } from '../../participants/kinds.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { bounds, states } from '../choice.ts'
import type { WorksPage } from '../pages/works.server.ts'
import { techniques } from '../techniques.ts'
import type { WorksTexts } from '../texts.ru.ts'
import { Folded, NumberField, PriceRuler, Ticks } from './choice-fields.tsx'
import { ColourWheel } from './colour-wheel.tsx'
import { useLiveForm } from './use-live-form.ts'

/** Everything one may ask the works for: a form of the plainest kind. */
export function ChoiceForm({ data, t, locale }: { data: WorksPage; t: WorksTexts; locale: LocaleCode }) {
  const { choice, counts, years, prices } = data
  const { pathname } = useView()
  const live = useLiveForm(choice)
  const roubles = (value: number) => formatRoubles(value * 100, locale)
  const present = techniques.filter(key => data.techniques.includes(key))
  return (
    <search aria-label={t.choose}>
      <form {...live} action={pathname} className="grid gap-8">
        {choice.view === 'list' && <input type="hidden" name="view" value="list" />}
        {choice.like !== null && <input type="hidden" name="like" value={choice.like.replace('.', '-')} />}
        <ColourWheel chosen={choice.colour} counts={counts.colour} t={t} />
        <fieldset className="min-w-0 border-t border-hair pt-6">
          <legend className="type-d3 float-left w-full">{t.size.title}</legend>
          <div className="clear-both flex items-center gap-3 pt-3">
            <NumberField
              name="h"
              label={t.size.height}
              given={choice.height}
              hint={t.size.any}
              most={bounds.centimetres}
            />
            <span aria-hidden="true">×</span>
            <NumberField
              name="w"
              label={t.size.width}
              given={choice.width}
              hint={t.size.any}
              most={bounds.centimetres}
            />
          </div>
          <p className="type-caption mt-2 text-ink-2">{t.size.hint}</p>
        </fieldset>
        <Ticks
          name="technique"
          title={t.technique.title}
          options={present.map(key => ({ key, words: t.technique.names[key] }))}
          chosen={choice.techniques}
          counts={counts.technique}
          isOpen
        />
        <Ticks
          name="section"
          title={t.section.title}
          options={sections.map(key => ({ key, words: t.section.names[key] }))}
          chosen={choice.sections}
          counts={counts.section}
        />
        <Ticks
          name="state"
          title={t.state.title}
          options={states.map(key => ({ key, words: t.state.names[key] }))}
          chosen={choice.states}
          counts={counts.state}
        />
        <fieldset className="min-w-0 border-t border-hair pt-6">
          <legend className="type-d3 float-left w-full">{t.price.title}</legend>
          <div className="clear-both pt-3">
            {prices && <PriceRuler range={prices} from={choice.priceFrom} to={choice.priceTo} />}
            <div className="flex items-center gap-3">
              <NumberField
                name="from"
                label={t.price.from}
                given={choice.priceFrom}
                hint={prices && String(prices[0])}
                most={bounds.roubles}
              />
              <span aria-hidden="true">–</span>
              <NumberField
                name="to"
                label={t.price.to}
                given={choice.priceTo}
                hint={prices && String(prices[1])}
                most={bounds.roubles}
              />
            </div>
            {prices && (
              <p className="type-caption mt-2 text-ink-2">
                {fill(t.price.known, { from: roubles(prices[0]), to: roubles(prices[1]) })}. {t.price.hint}
              </p>
            )}
            <label className="type-small mt-2 flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="request"
                value="no"
                defaultChecked={choice.isPriced}
                className="tick"
              />
              {t.price.isPriced}
            </label>
          </div>
        </fieldset>
        <Folded title={t.year.title} isOpen={choice.yearFrom !== null || choice.yearTo !== null}>
          <div className="flex items-center gap-3 pt-3">
            <NumberField
              name="since"
              label={t.year.from}
              given={choice.yearFrom}
              hint={years && String(years[0])}
              most={bounds.years[1]}
            />
            <span aria-hidden="true">–</span>
            <NumberField
              name="until"
              label={t.year.to}
              given={choice.yearTo}
              hint={years && String(years[1])}
              most={bounds.years[1]}
            />
          </div>
        </Folded>
        <button
          type="submit"
          className={buttonClass({ tone: 'secondary', className: 'not-focus:not-noscript:sr-only' })}
        >
          {t.show}
        </button>
      </form>
    </search>
  )
}
