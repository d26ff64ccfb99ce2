import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FairForm } from '../../../parts/fair-field.tsx'
import { Frame } from '../parts/frame.tsx'
import { ThingFields } from '../parts/thing-fields.tsx'
import { WaitingPrices } from '../parts/waiting-prices.tsx'
import type { StandOfficeTexts } from '../texts.ru.ts'
import type { EquipmentData } from './equipment.server.ts'

type Props = PageProps<EquipmentData, StandOfficeTexts>

const tones = { offered: 'success', retired: 'neutral', unpriced: 'warning' } as const

/** What can be ordered for a stand: prices, stock, what is taken; and a form to add something. */
export default function Equipment({ data, t }: Props) {
  const words = t.equipment
  const { columns } = words
  return (
    <Frame data={data} t={t} title={words.title} note={fill(words.note, { count: data.things.length })}>
      <FairForm fairs={data.fairs} chosen={data.fair.chosen} label={t.list.fair} show={t.list.find} />
      <WaitingPrices items={data.waitingPrices} t={t} />
      <Table
        isDense
        caption={words.title}
        columns={[
          { key: 'name', label: columns.name, dense: 'title' },
          { key: 'price', label: columns.price, isNumber: true },
          { key: 'stock', label: columns.stock, isNumber: true },
          { key: 'taken', label: columns.taken, isNumber: true },
          { key: 'left', label: columns.left, isNumber: true },
          { key: 'state', label: columns.state, dense: 'bare' },
        ]}
        rows={data.things.map(thing => ({
          key: thing.slug,
          cells: [
            <span key="name">
              <Link to={thing.to} className="link inline-flex min-h-11 min-w-11 items-center font-semibold">
                {thing.name}
              </Link>
              <span className="block font-normal text-ink-2">{words.groups[thing.group]}</span>
            </span>,
            `${thing.price} / ${thing.unit}`,
            thing.stock ?? words.endless,
            thing.taken,
            thing.left ?? '',
            <Badge key="state" tone={tones[thing.state]}>
              {words[thing.state]}
            </Badge>,
          ],
        }))}
      />
      {data.fair.isOver ? (
        <p className="type-body mt-8 max-w-text">{t.refusals['fair-over']}</p>
      ) : (
        <Section title={words.add} id="add">
          <OfficeForm does="add" fields={{ fair: data.fair.id }} className="max-w-[640px]">
            <ThingFields values={data.typed} error={data.error} withPrice t={t} />
            <Button type="submit" tone="secondary" size="small" className="mt-5">
              {words.addButton}
            </Button>
          </OfficeForm>
        </Section>
      )}
    </Frame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.equipment.title, isHidden: true }
}
