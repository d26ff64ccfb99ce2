import { Link } from '../../../navigation/link.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import type { RecordData } from '../pages/record.server.ts'
import type { EditorialTexts } from '../texts.ru.ts'

/** Where the record's page is, and the way to move it; what led to it before goes on doing so. */
export function AddressForm({ data, t }: { data: RecordData; t: EditorialTexts['address'] }) {
  const { page, refusedName } = data
  if (!page) return null
  return (
    <details open={refusedName !== null} className="mt-4 border-t border-hair pt-2">
      <summary className="link inline-flex min-h-11 w-fit cursor-pointer items-center">{t.title}</summary>
      <p className="type-small break-words">{data.path}</p>
      {page.mayMove && (
        <OfficeForm does="address" fields={{ from: page.name }} className="mt-3">
          <TextField
            id="new-address"
            name="to"
            label={t.label}
            hint={t.hint}
            defaultValue={refusedName ?? page.name}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          {page.mayGiveUp && (
            <label htmlFor="give-up" className="type-small mt-2 flex min-h-11 items-center gap-3">
              <input id="give-up" type="checkbox" name="giveUp" value="yes" className="tick" />
              {t.giveUp}
            </label>
          )}
          <Button type="submit" tone="secondary" size="small" className="mt-3">
            {t.set}
          </Button>
        </OfficeForm>
      )}
      {page.former.length > 0 && (
        <>
          <h3 className="type-small mt-4 font-semibold">{t.former}</h3>
          <ul className="type-small">
            {page.former.map(path => (
              <li key={path} className="break-words">
                {path}
              </li>
            ))}
          </ul>
        </>
      )}
      {page.links.length > 0 && (
        <>
          <h3 className="type-small mt-4 font-semibold">{t.links}</h3>
          <p className="type-small text-ink-2">{t.linksNote}</p>
          <ul className="type-small">
            {page.links.map(({ to, title, kind }) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {`${kind}: ${title}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
