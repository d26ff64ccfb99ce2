import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ItemView, SummaryData } from '../load-summary.server.ts'
import type { ChoiceTexts } from '../texts.ru.ts'

/** What can be ordered for the stand: one form with a quantity for each thing. What is ordered or often is stands open. */
export function OrderForm({ summary, t }: { summary: SummaryData; t: ChoiceTexts }) {
  const { pathname } = useView()
  const { items, faults, fair } = summary
  const isNear = (item: ItemView) => item.quantity > 0 || usual.includes(item.slug)
  const rest = items.filter(item => !isNear(item))
  const groups = Map.groupBy(rest, ({ group }) => group)
  return (
    <form method="post" action={pathname} data-send data-order className="lintel-light mt-5 pt-3">
      {/* First in the form: Enter in a field saves, and presses no plus. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="do" value="order" />
      <input type="hidden" name="fair" value={fair} />
      <h3 className="type-d3">{t.order.title}</h3>
      {faults.map(fault => (
        <p key={fault} className="type-small mt-2 text-error">
          {fault}
        </p>
      ))}
      <ul>
        {items.filter(isNear).map(item => (
          <Item key={item.slug} item={item} t={t} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details id="catalogue" className="group mt-1">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
            <span className="link">{fill(t.order.all, { count: items.length })}</span>
            <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
          </summary>
          {[...groups].map(([group, things]) => (
            <div key={group}>
              <h4 className="type-small mt-4 font-semibold">{t.order.groups[group]}</h4>
              <ul>
                {things.map(item => (
                  <Item key={item.slug} item={item} t={t} />
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
      <Button type="submit" tone="ghost" size="small" className="mt-3 w-full">
        {t.order.save}
      </Button>
    </form>
  )
}

const usual = ['track-lamp', 'plinth-40-100', 'socket', 'cleaning', 'team-pass']

function Item({ item, t }: { item: ItemView; t: ChoiceTexts }) {
  const { slug, field, name, note, value, most, sum, quantity } = item
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-2.5">
      <label htmlFor={field} className="min-w-0 grow basis-32">
        <span className="type-small block">{name}</span>
        <span className="type-caption block text-ink-2">{note}</span>
      </label>
      <span className="inline-flex border border-edge bg-raised">
        <Step name="less" slug={slug} label={fill(t.order.less, { name })} isOff={quantity === 0} />
        <input
          id={field}
          name={field}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          aria-label={fill(t.order.quantity, { name })}
          className="h-11 w-11 bg-transparent text-center tabular-nums"
        />
        <Step name="more" slug={slug} label={fill(t.order.more, { name })} isOff={quantity >= most} />
      </span>
      <span className="min-w-[76px] text-right tabular-nums max-lg:ml-auto">{sum}</span>
    </li>
  )
}

function Step({
  name,
  slug,
  label,
  isOff,
}: {
  name: 'more' | 'less'
  slug: string
  label: string
  isOff: boolean
}) {
  return (
    <button
      type="submit"
      id={`${name}-${slug}`}
      name={name}
      value={slug}
      aria-label={label}
      disabled={isOff}
      className="grid size-11 place-items-center hover:bg-active disabled:text-ink-3"
    >
      <Icon name={name === 'more' ? 'plus' : 'minus'} size={14} />
    </button>
  )
}
