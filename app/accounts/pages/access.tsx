import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { OfficeForm } from '../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../office/parts/office-outcome.tsx'
import { Table } from '../../office/parts/table.tsx'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { AccessData } from './access.server.ts'

type Props = PageProps<AccessData, AccountTexts>

/** A door that is closed: what lies behind it, to whom it is open, and how to ask; or all of them. */
export default function Access({ data, t }: Props) {
  const { wanted, closed } = data
  const words = t.access
  return (
    <OfficeFrame frame={data.frame} title={words.title}>
      <OfficeOutcome error={data.error} done={data.isAsked ? words.asked : undefined} />
      {wanted && (
        <div className="max-w-text">
          <p className="type-body">
            {fill(words.section, { title: wanted.label, roles: wanted.roles.join(', ') })}
          </p>
          {data.mayAsk && !data.isAsked && (
            <OfficeForm does="ask" fields={{ to: wanted.to }} className="mt-6">
              <Button type="submit">{words.ask}</Button>
              <p className="type-small mt-2 text-ink-2">{words.askNote}</p>
            </OfficeForm>
          )}
        </div>
      )}
      {!wanted && closed.length === 0 && <p className="type-body">{words.nothing}</p>}
      {closed.length > 0 && (
        <Table
          caption={words.closed}
          columns={[
            { key: 'section', label: words.columns.section },
            { key: 'roles', label: words.columns.roles },
          ]}
          rows={closed.map(({ to, label, roles }) => ({
            key: to,
            cells: [
              <Link
                key="section"
                to={`/office/access/?${new URLSearchParams({ to })}`}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {label}
              </Link>,
              roles.join(', '),
            ],
          }))}
        />
      )}
    </OfficeFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.access.title, isHidden: true }
}
