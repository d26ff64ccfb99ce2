import { EmailField } from '../../../accounts/parts/email-field.tsx'
import { Entrance } from '../../../accounts/parts/entrance.tsx'
import { FormAlert } from '../../../accounts/parts/form-alert.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { OwnBooksTexts } from '../texts.ru.ts'
import type { load } from './lost.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, OwnBooksTexts>

/** One field and one button; what is known about an address is told to nobody but its mailbox. */
export default function LostBook({ data, t, locale }: Props) {
  const words = t.lost
  return (
    <Entrance title={words.title} words={t} locale={locale} path="/award/application/">
      {data.sent === 'yes' ? (
        <>
          <p role="status" className="type-body">
            {words.sent}
          </p>
          <Link to="/award/application/" className={buttonClass({ tone: 'text', className: 'mt-4' })}>
            {words.otherAddress}
          </Link>
        </>
      ) : (
        <>
          <p className="type-body text-ink-2">{words.lead}</p>
          <form method="post" noValidate className="mt-8">
            {data.sent === 'too-often' && <FormAlert id="often">{words.tooOften}</FormAlert>}
            {data.error && <FormAlert id="email-error">{data.error}</FormAlert>}
            <EmailField
              label={words.email}
              typed={data.typed}
              error={data.error ? 'email-error' : undefined}
            />
            <Button type="submit" className="mt-7 w-full">
              {words.send}
            </Button>
          </form>
        </>
      )}
      <p className="mt-6">
        <Link to="/award/" className={buttonClass({ tone: 'text' })}>
          {words.toAward}
        </Link>
      </p>
    </Entrance>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.lost.title, isHidden: true }
}
