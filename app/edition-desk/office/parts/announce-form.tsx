import { useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { LongField, TextField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import type { AnnouncementForm } from '../read-announcement.server.ts'
import type { EditionDeskTexts } from '../texts.ru.ts'

type Props = { form: AnnouncementForm; edition: string | undefined; t: EditionDeskTexts }

/** The next fair, its days and those of its exhibitors, told from a moment on. */
export function AnnounceForm({ form, edition, t }: Props) {
  const { pathname } = useView()
  const words = t.announce
  const about = { section: 'exhibitors', ...(edition && { edition }) }
  return (
    <section aria-labelledby="announce" className="mt-12 border-t-4 border-ink pt-3">
      <h2 id="announce" className="type-d3">
        {words.title}
      </h2>
      <p className="mb-4 max-w-text text-ink-2">{words.about}</p>
      <form action={pathname} className="mb-6 flex flex-wrap items-end gap-3">
        {Object.entries(about).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id="next"
          name="next"
          type="date"
          label={words.firstDay}
          defaultValue={form.firstDay}
          required
        />
        <Button type="submit" tone="secondary" size="small">
          {words.suggest}
        </Button>
      </form>
      <OfficeForm does="announce" fields={about} className="grid max-w-text gap-4">
        {form.days.map(({ path, label, typed }) => (
          <TextField
            key={path}
            id={`announce-${path}`}
            name={`set-${path}`}
            type="date"
            label={label}
            defaultValue={typed}
            required
          />
        ))}
        <TextField
          id="announce-from"
          name="from"
          type="datetime-local"
          label={t.form.when}
          hint={form.fromHint}
          defaultValue={form.from}
        />
        <LongField
          id="announce-reason"
          name="reason"
          label={t.form.reason}
          hint={t.form.reasonHint}
          defaultValue={form.reason}
          maxLength={1000}
          required
        />
        <Button type="submit" className="w-fit">
          {t.form.propose}
        </Button>
      </OfficeForm>
    </section>
  )
}
