import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { HealthState } from '../../health.ts'
import type { HealthTexts } from '../texts.ru.ts'
import type { load } from './health.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, HealthTexts>

const tones: Record<HealthState, BadgeTone> = { fine: 'success', watch: 'warning', wrong: 'error' }

/** Everything that has to be well for the fair to run, each with what it means and what to do. */
export default function Health({ data, t }: Props) {
  return (
    <OfficeFrame frame={data.frame} title={t.title} note={t.summary[data.overall]}>
      <Table
        caption={t.table}
        columns={[
          { key: 'item', label: t.columns.item, dense: 'title' },
          { key: 'state', label: t.columns.state },
          { key: 'means', label: t.columns.means, dense: 'line' },
        ]}
        rows={data.facts.map(({ item, state, sentence }) => ({
          key: item,
          cells: [
            <strong key="item" className="font-semibold">
              {t.items[item]}
            </strong>,
            <Badge key="state" tone={tones[state]}>
              {t.states[state]}
            </Badge>,
            <span key="means" className="block max-w-text">
              {sentence}
            </span>,
          ],
        }))}
      />
      <Section title={t.recent.title}>
        <p className="mb-4 max-w-text text-ink-2">{t.recent.lead}</p>
        {data.errors.length === 0 ? (
          <p>{t.recent.none}</p>
        ) : (
          <Table
            caption={t.recent.title}
            columns={[
              { key: 'at', label: t.recent.columns.at },
              { key: 'what', label: t.recent.columns.what },
              { key: 'where', label: t.recent.columns.where },
              { key: 'count', label: t.recent.columns.count, isNumber: true },
            ]}
            rows={data.errors.map(({ key, at, what, detail, where, count }) => ({
              key,
              cells: [
                at,
                <span key="what">
                  {what}
                  {detail && <span className="block text-ink-2">{detail}</span>}
                </span>,
                <span key="where" className="wrap-anywhere">
                  {where}
                </span>,
                count,
              ],
            }))}
          />
        )}
      </Section>
      <p className="type-small mt-8 text-ink-2">{data.about}</p>
    </OfficeFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, description: '' }
}
