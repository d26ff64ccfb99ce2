import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { PagedList } from '../../../office/parts/paged-list.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { RedirectTexts } from '../texts.ru.ts'
import type { RedirectsData } from './redirects.server.ts'

type Props = PageProps<RedirectsData, RedirectTexts>

const base = '/office/content/redirects/'

/** Every address that leads elsewhere: what records left behind, and what editors have set. */
export default function Redirects({ data, t }: Props) {
  const { words, count, done } = data
  const at = (page: number) => {
    const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { page: String(page) }) })
    return query.size > 0 ? `${base}?${query}` : base
  }
  return (
    <OfficeFrame frame={data.frame} title={t.title} note={fill(t.note, { count })}>
      <OfficeOutcome
        error={data.error?.message}
        done={done ? (t.done as Record<string, string>)[done] : undefined}
      />
      <p className="type-small mb-4 max-w-text text-ink-2">{t.help}</p>
      <ListFilter words={t.list} query={words} reset={words ? base : null}>
        {null}
      </ListFilter>
      <PagedList
        isEmpty={data.rows.length === 0}
        nothing={words ? t.nothing : t.empty}
        words={t.pages}
        data={data}
        addressOf={at}
      >
        <Rows data={data} t={t} />
      </PagedList>
      {data.mayAdd && (
        <Section title={t.add} id="add">
          <OfficeForm does="add-redirect" className="flex max-w-text flex-wrap items-start gap-3">
            <TextField
              id="from"
              name="from"
              label={t.from}
              data-hotkey="N"
              data-does={t.add}
              hint={t.fromHint}
              defaultValue={data.typed.from}
              required
              maxLength={300}
              autoComplete="off"
              className="grow basis-[15rem]"
            />
            <TextField
              id="to"
              name="to"
              label={t.to}
              hint={t.toHint}
              defaultValue={data.typed.to}
              required
              maxLength={300}
              autoComplete="off"
              className="grow basis-[15rem]"
            />
            <Button type="submit" size="small" className="basis-full sm:basis-auto">
              {t.addButton}
            </Button>
          </OfficeForm>
        </Section>
      )}
    </OfficeFrame>
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns } = t
  return (
    <Table
      caption={t.title}
      columns={[
        { key: 'from', label: columns.from },
        { key: 'to', label: columns.to },
        { key: 'how', label: columns.how },
        { key: 'hits', label: columns.hits },
        { key: 'does', label: columns.does },
      ]}
      rows={data.rows.map(row => ({
        key: row.from,
        cells: [
          <span key="from" className="break-words font-semibold">
            {row.from}
          </span>,
          row.to === null ? (
            t.nowhere
          ) : (
            <Link key="to" to={row.to} className="link inline-flex min-h-11 items-center break-words">
              {row.to}
            </Link>
          ),
          <span key="how">
            {`${row.isByHand ? t.byHand : t.moved}, ${row.who}, ${row.madeAt}`}
            {row.isRemoved && <span className="block text-warning">{t.removed}</span>}
          </span>,
          row.lastHitOn ? fill(t.last, { count: row.hits, day: row.lastHitOn }) : row.hits,
          row.mayChange ? <Change key="does" row={row} t={t} /> : '',
        ],
      }))}
    />
  )
}

function Change({ row, t }: { row: RedirectsData['rows'][number]; t: RedirectTexts }) {
  const { from, isRemoved } = row
  return (
    <OfficeForm does={isRemoved ? 'return-redirect' : 'remove-redirect'} fields={{ from }}>
      <Button
        type="submit"
        tone="ghost"
        size="small"
        aria-label={fill(isRemoved ? t.returnName : t.removeName, { from })}
      >
        {isRemoved ? t.return : t.remove}
      </Button>
    </OfficeForm>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
