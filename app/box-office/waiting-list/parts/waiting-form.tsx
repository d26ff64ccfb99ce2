import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import type { Posted } from '../../../page-server/load-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { WaitingTexts } from '../texts.ru.ts'

/** Where no place is left: an address, and one is told of the next that comes free. Needs no script. */
export function WaitingForm({ posted, t }: { posted: Posted | null; t: WaitingTexts['form'] }) {
  const { pathname } = useView()
  const mine = posted?.values.do === 'wait' ? posted : null
  return (
    <form
      id="waiting-list"
      method="post"
      action={pathname}
      noValidate
      className="mt-5 grid gap-4 print:hidden"
    >
      <input type="hidden" name="do" value="wait" />
      <div>
        <h2 className="type-d3">{t.title}</h2>
        <p className="type-body mt-2 max-w-text text-pretty text-ink-2">{t.lead}</p>
      </div>
      <Field
        name="email"
        type="email"
        label={t.email}
        autoComplete="email"
        defaultValue={mine?.values.email}
        error={mine?.errors[0]?.message}
        maxLength={254}
        className="max-w-[26rem]"
      />
      <p className="type-caption max-w-text text-ink-2">
        {t.kept}{' '}
        <Link to="/privacy/" className="link">
          {t.privacy}
        </Link>
      </p>
      <div>
        <Button type="submit" tone="secondary">
          {t.send}
        </Button>
      </div>
    </form>
  )
}
