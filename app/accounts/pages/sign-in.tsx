import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { SignOutForm } from '../../office/parts/sign-out-form.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Entrance } from '../parts/entrance.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './sign-in.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** The door for staff: a plain form, and for whoever is in already the way on and the way out. */
export default function SignIn({ data, t, locale }: Props) {
  const { person } = data
  return (
    <Entrance title={t.signIn.title} words={t.office} locale={locale} path="/sign-in/">
      {data.isOut && !person && (
        <p role="status" className="type-body mb-6">
          {t.signIn.out}
        </p>
      )}
      {data.isEnded && !person && (
        <p role="alert" className="type-body mb-6 border-l-4 border-error pl-4 text-error">
          {t.signIn.ended}
        </p>
      )}
      {person ? (
        <>
          <p className="type-lead">
            {t.signIn.signedInAs} {person.name}, {person.role}.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            {person.links[0] ? (
              <Link to={person.links[0].to} className={buttonClass()}>
                {t.signIn.toOffice}
              </Link>
            ) : (
              <p className="type-body w-full">{t.signIn.nothing}</p>
            )}
            <SignOutForm label={t.signIn.other} />
          </div>
        </>
      ) : (
        <SignInForm data={data} t={t} />
      )}
    </Entrance>
  )
}

function SignInForm({ data, t }: Pick<Props, 'data' | 't'>) {
  const { error } = data
  const described = error ? 'sign-in-error' : undefined
  return (
    <>
      <p className="type-body text-ink-2">
        {t.signIn.lead}{' '}
        <Link to="/tickets/lost/" className="link">
          {t.signIn.lost}
        </Link>
      </p>
      <form method="post" className="mt-8">
        {error && (
          <p
            id="sign-in-error"
            role="alert"
            className="type-body mb-5 border-l-4 border-error pl-4 text-error"
          >
            {error}
          </p>
        )}
        <label htmlFor="email" className="type-small block">
          {t.signIn.email}
        </label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={data.typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={fieldClass(error !== null)}
        />
        <PasswordField
          id="password"
          label={t.signIn.password}
          autoComplete="current-password"
          error={described}
        />
        <Button type="submit" className="mt-7">
          {t.signIn.send}
        </Button>
      </form>
    </>
  )
}

function fieldClass(isWrong: boolean): string {
  return cx(
    'mt-1.5 h-[54px] w-full border bg-raised px-4 text-[1rem] hover:border-ink',
    isWrong ? 'border-error' : 'border-edge',
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.signIn.title, isHidden: true }
}
