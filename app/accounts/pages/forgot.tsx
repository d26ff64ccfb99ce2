import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmailField } from '../parts/email-field.tsx'
import { Entrance } from '../parts/entrance.tsx'
import { FormAlert } from '../parts/form-alert.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './forgot.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** One field: where to send the link by which a new password is set. */
export default function Forgot({ data, t, locale }: Props) {
  const words = t.forgot
  return (
    <Entrance title={words.title} words={t.office} locale={locale} path="/account/forgot/">
      <p className="type-body text-ink-2">{words.lead}</p>
      <form method="post" className="mt-8">
        {data.error && <FormAlert id="forgot-error">{data.error}</FormAlert>}
        <EmailField
          label={t.signIn.email}
          typed={data.typed}
          error={data.error ? 'forgot-error' : undefined}
        />
        <Button type="submit" className="mt-7 w-full">
          {words.send}
        </Button>
      </form>
      <p className="mt-6">
        <Link to="/sign-in/" className={buttonClass({ tone: 'text' })}>
          {words.back}
        </Link>
      </p>
    </Entrance>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.forgot.title, isHidden: true }
}
