import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { NewerOlder } from '../../../office/parts/newer-older.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { entryOutcomes } from '../../outcomes.ts'
import { JournalRows } from '../parts/journal-rows.tsx'
import type { JournalTexts } from '../texts.ru.ts'
import type { JournalData } from './journal.server.ts'

type Props = PageProps<JournalData, JournalTexts>
type Part = Pick<Props, 'data' | 't'>
const address = '/office/journal/'

/** Who did what, when and from where; the address is the filter. */
export default function Journal({ data, t }: Props) {
  const { count } = data
  return (
    <OfficeFrame
      frame={data.frame}
      title={t.title}
      note={fill(data.readsOthers ? t.note : t.ownNote, { count })}
      actions={<Exports data={data} t={t} />}
    >
      <OfficeOutcome error={data.error} done={data.isChecked ? t.chain.checked : undefined} />
      <Filter data={data} t={t} />
      {data.shown === 0 ? (
        <p className="type-body max-w-text">{data.isFiltered ? t.nothing : t.empty}</p>
      ) : (
        <JournalRows days={data.days} t={t} />
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        {data.mayCheck && <Chain data={data} t={t} />}
        <p className="type-small ml-auto text-ink-2">{fill(t.shown, { shown: data.shown, count })}</p>
        {(!data.isFirst || data.older !== null) && <NewerOlder words={t} address={address} data={data} />}
      </div>
    </OfficeFrame>
  )
}

function Exports({ data, t }: Part) {
  const { locale } = useView()
  const query = data.query ? `?${data.query}` : ''
  return (['csv', 'xlsx', 'json'] as const).map(kind => (
    <Link
      key={kind}
      to={withLocale(`/office/journal.${kind}${query}`, locale)}
      className={buttonClass({ tone: 'ghost', size: 'small' })}
    >
      <Icon name="download" size={18} />
      {t.export[kind]}
    </Link>
  ))
}

function Filter({ data: { filter, ...data }, t }: Part) {
  const half = 'min-w-0 grow basis-[9rem]'
  const date = 'min-w-0 basis-[10rem]'
  return (
    <ListFilter words={t} query={filter.words} reset={data.isFiltered ? address : null}>
      {data.readsOthers && (
        <SelectField
          id="who"
          label={t.who}
          value={filter.who}
          className={half}
          options={[
            { value: '', label: t.everybody },
            ...data.doers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <SelectField
        id="does"
        label={t.does}
        value={filter.does}
        className={half}
        options={[{ value: '', label: t.anything }, ...data.deeds]}
      />
      <SelectField
        id="section"
        label={t.section}
        value={filter.section}
        className={half}
        options={[
          { value: '', label: t.everywhere },
          ...data.sections.map(({ to, label }) => ({ value: to, label })),
        ]}
      />
      <SelectField
        id="outcome"
        label={t.outcome}
        value={filter.outcome}
        className={half}
        options={[
          { value: '', label: t.anyOutcome },
          ...entryOutcomes.map(value => ({ value, label: t.outcomes[value] })),
        ]}
      />
      <TextField
        id="from"
        name="from"
        type="date"
        label={t.from}
        defaultValue={filter.from}
        className={date}
      />
      <TextField id="to" name="to" type="date" label={t.to} defaultValue={filter.to} className={date} />
    </ListFilter>
  )
}

function Chain({ data: { check }, t: { chain } }: Part) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className={check?.brokenAt ? 'font-semibold text-error' : 'text-success'}>
        {check === null
          ? chain.never
          : check.brokenAt === null
            ? fill(chain.whole, { moment: check.moment, links: check.links })
            : fill(chain.broken, { moment: check.moment, number: check.brokenAt })}
      </p>
      <OfficeForm does="check">
        <Button type="submit" tone="secondary" size="small">
          {chain.check}
        </Button>
      </OfficeForm>
    </div>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
