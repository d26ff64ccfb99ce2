import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Frame } from '../parts/frame.tsx'
import { PriceSection } from '../parts/price-section.tsx'
import { ThingFields } from '../parts/thing-fields.tsx'
import type { StandOfficeTexts } from '../texts.ru.ts'
import type { ThingData } from './thing.server.ts'

type Props = PageProps<ThingData, StandOfficeTexts>

/** One thing of the catalogue: its price, which takes two, its words and stock, and who has changed them. */
export default function ThingPage({ data, t }: Props) {
  const words = t.equipment
  return (
    <Frame
      data={data}
      t={t}
      title={data.name}
      note={
        <Badge>
          {`${data.isPriced ? (data.isRetired ? words.retired : words.offered) : words.unpriced}, ${words.columns.taken.toLowerCase()}: ${data.taken}, ${data.fair.days}`}
        </Badge>
      }
      actions={
        <Link to={data.back} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      {data.fair.isOver ? (
        <p className="type-body max-w-text">{t.refusals['fair-over']}</p>
      ) : (
        <>
          <PriceSection price={data.price} fair={data.fair.id} typed={data.typed} error={data.error} t={t} />
          <Section title={words.change}>
            <OfficeForm does="save" fields={{ fair: data.fair.id }} className="max-w-[640px]">
              <ThingFields values={data.values} error={data.typed.do === 'save' ? data.error : null} t={t} />
              <Button type="submit" tone="secondary" size="small" className="mt-5">
                {words.save}
              </Button>
            </OfficeForm>
            {data.isPriced && (
              <OfficeForm
                does={data.isRetired ? 'restore' : 'retire'}
                fields={{ fair: data.fair.id }}
                className="mt-8 border-t border-hair pt-5"
              >
                <p className="type-small mb-3 text-ink-2">{words.retireHint}</p>
                <Button type="submit" tone={data.isRetired ? 'ghost' : 'danger'} size="small">
                  {data.isRetired ? words.restore : words.retire}
                </Button>
              </OfficeForm>
            )}
          </Section>
        </>
      )}
      <Section title={words.journal}>
        {data.changes.length === 0 ? (
          <p className="type-body">{words.journalEmpty}</p>
        ) : (
          <Table
            caption={words.journal}
            columns={[
              { key: 'at', label: words.journalColumns.at },
              { key: 'what', label: words.journalColumns.what },
              { key: 'why', label: t.stand.columns.why },
              { key: 'who', label: words.journalColumns.who },
            ]}
            rows={data.changes.map(({ id, at, what, why, who }) => ({
              key: id,
              cells: [at, what, why, who],
            }))}
          />
        )}
      </Section>
    </Frame>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.name, isHidden: true }
}
