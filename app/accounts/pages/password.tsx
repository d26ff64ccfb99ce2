import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { OwnPage } from '../parts/own-page.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { longestPassword, shortestPassword } from '../password-rules.ts'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './password.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** A password of one's own in place of the one that was given. */
export default function Password({ data, t, locale }: Props) {
  const words = t.password
  const { error, person } = data
  const wrong = (field: string) => (error?.field === field ? 'password-error' : undefined)
  const hint = fill(words.hint, { shortest: shortestPassword, longest: longestPassword })
  return (
    <OwnPage
      account={data.account}
      title={words.title}
      words={t.office}
      locale={locale}
      path="/account/password/"
    >
      <p className="type-body mb-6 text-ink-2">
        {t.signIn.signedInAs} {person.name}, {person.role}.
      </p>
      {data.isDone ? (
        <>
          <p role="status" className="type-lead">
            {words.done}
          </p>
          <Link to={person.links[0]?.to ?? '/account/'} className={buttonClass({ className: 'mt-6' })}>
            {person.links[0] ? t.signIn.toOffice : t.account.toAccount}
          </Link>
        </>
      ) : (
        <form method="post">
          {error && (
            <p
              id="password-error"
              role="alert"
              className="type-body mb-5 border-l-4 border-error pl-4 text-error"
            >
              {error.message}
            </p>
          )}
          <PasswordField
            id="current"
            label={words.current}
            autoComplete="current-password"
            error={wrong('current')}
            eye={t.showPassword}
          />
          <PasswordField
            id="next"
            label={words.next}
            autoComplete="new-password"
            error={wrong('next')}
            hint={hint}
            eye={t.showPassword}
          />
          <PasswordField
            id="again"
            label={words.again}
            autoComplete="new-password"
            error={wrong('again')}
            eye={t.showPassword}
          />
          <p className="type-small mt-5 text-ink-2">{words.lead}</p>
          <Button type="submit" className="mt-5">
            {words.send}
          </Button>
        </form>
      )}
    </OwnPage>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.password.title, isHidden: true }
}
