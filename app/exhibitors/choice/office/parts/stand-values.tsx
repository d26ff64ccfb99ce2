import { useView } from '../../../../navigation/view.ts'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { ConfirmTick, TextField } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import type { SizeView } from '../show-size.ts'
import type { StandOfficeTexts } from '../texts.ru.ts'

type Props = { size: SizeView; fair: string; t: StandOfficeTexts }

/** The size of a stand nobody has: typed, seen before and after, then changed by one person. */
export function SizeSection({ size, fair, t }: Props) {
  const { pathname } = useView()
  const words = t.price.size
  const errorOf = (name: string) => (size.error?.field === name ? size.error.message : undefined)
  return (
    <Section title={words.title} id="size">
      {/* A question, not a deed: the address is what is looked at. */}
      <form action={`${pathname}#size`} className="grid max-w-[420px] gap-4">
        <input type="hidden" name="fair" value={fair} />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            id="area"
            name="area"
            label={words.area}
            required
            inputMode="numeric"
            autoComplete="off"
            defaultValue={size.area}
            error={errorOf('area')}
          />
          <TextField
            id="sides"
            name="sides"
            label={words.sides}
            required
            inputMode="numeric"
            autoComplete="off"
            defaultValue={size.sides}
            error={errorOf('sides')}
          />
        </div>
        <p className="type-small text-ink-2">{words.hint}</p>
        <Button type="submit" tone="secondary" size="small" className="w-fit">
          {words.button}
        </Button>
      </form>
      {size.isSame && <p className="mt-4">{words.same}</p>}
      {size.preview && (
        <div className="mt-5 max-w-[640px] border border-edge border-t-4 border-t-accent bg-raised p-5">
          <p>
            <s className="text-ink-2">{size.preview.before}</s> → <strong>{size.preview.after}</strong>
          </p>
          <h3 className="mt-4 font-semibold">{t.price.follows}</h3>
          <ul className="mt-2">
            {size.preview.follows.map(text => (
              <li key={text} className="border-t border-hair py-2">
                {text}
              </li>
            ))}
          </ul>
          <OfficeForm
            does="size"
            fields={{ fair, area: size.area, sides: size.sides, seen: size.seen }}
            className="mt-3"
          >
            <Button type="submit" size="small">
              {words.save}
            </Button>
          </OfficeForm>
        </div>
      )}
    </Section>
  )
}

/** Whether exhibitors can choose it. */
export function OfferSection({
  code,
  isOffered,
  fair,
  t,
}: { code: string; isOffered: boolean } & Omit<Props, 'size'>) {
  const words = t.price.offer
  return (
    <Section title={words.title} id="offer">
      <p className="type-body mb-2 max-w-text">{isOffered ? words.isOffered : words.isNotOffered}</p>
      <p className="type-small max-w-text text-ink-2">{isOffered ? words.stopHint : words.offerHint}</p>
      <OfficeForm does={isOffered ? 'stop-offering' : 'offer'} fields={{ fair }} className="mt-3">
        {isOffered && <ConfirmTick id="confirm-offer" label={fill(words.stopTick, { code })} />}
        <Button type="submit" tone={isOffered ? 'danger' : 'secondary'} size="small" className="mt-3">
          {isOffered ? words.stop : words.offer}
        </Button>
      </OfficeForm>
    </Section>
  )
}
