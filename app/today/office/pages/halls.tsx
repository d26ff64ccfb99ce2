import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { Button } from '../../../ui/button.tsx'
import { levels } from '../../today-view.ts'
import type { LoadTexts } from '../texts.ru.ts'
import type { load } from './halls.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, LoadTexts>

/** Six halls and three words: pressed by whoever stands at the door of one. */
export default function Halls({ data, t }: Props) {
  return (
    <OfficeFrame frame={data.frame} title={t.title}>
      <OfficeOutcome error={data.error} done={data.done} />
      <p className="mb-6 max-w-text text-ink-2">{t.lead}</p>
      <Table
        caption={t.table}
        columns={[
          { key: 'hall', label: t.columns.hall, dense: 'title' },
          { key: 'said', label: t.columns.said },
          { key: 'set', label: t.columns.set, dense: 'line' },
        ]}
        rows={data.halls.map(({ hall, name, level, said }) => ({
          key: hall,
          cells: [
            name,
            said,
            <OfficeForm key="set" does="set" fields={{ hall }} className="flex flex-wrap gap-2">
              {levels.map(one => (
                <Button
                  key={one}
                  type="submit"
                  name="level"
                  value={one}
                  size="small"
                  tone={one === level ? 'secondary' : 'ghost'}
                  aria-label={`${name}: ${t.levels[one]}`}
                >
                  {t.levels[one]}
                </Button>
              ))}
              {level && (
                <Button
                  type="submit"
                  name="level"
                  value="unknown"
                  tone="text"
                  aria-label={`${name}: ${t.takeBack}`}
                >
                  {t.takeBack}
                </Button>
              )}
            </OfficeForm>,
          ],
        }))}
      />
    </OfficeFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
