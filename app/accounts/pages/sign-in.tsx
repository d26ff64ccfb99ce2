import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { SignOutForm } from '../../office/parts/sign-out-form.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { EmailField } from '../parts/email-field.tsx'
import { Entrance } from '../parts/entrance.tsx'
import { FormAlert } from '../parts/form-alert.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './sign-in.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** The door for everybody who has an account: a plain form, and for whoever is in already the way on and the way out. */
export default function SignIn({ data, t, locale }: Props) {
  const { person } = data
  return (
    <Entrance title={t.signIn.title} words={t.office} locale={locale} path="/sign-in/">
      {!person && <Notice data={data} t={t} />}
      {person ? (
        <>
          <p className="type-lead">
            {t.signIn.signedInAs} {person.name}, {person.role}.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to={person.links[0]?.to ?? '/account/'} className={buttonClass()}>
              {person.links[0] ? t.signIn.toOffice : t.account.toAccount}
            </Link>
            <SignOutForm label={t.signIn.other} />
          </div>
        </>
      ) : (
        <SignInForm data={data} t={t} />
      )}
    </Entrance>
  )
}

function Notice({ data, t }: Pick<Props, 'data' | 't'>) {
  const said = data.isOut ? t.signIn.out : data.isReset ? t.signIn.isReset : null
  return (
    <>
      {said && (
        <p role="status" className="type-body mb-6">
          {said}
        </p>
      )}
      {data.isEnded && <FormAlert id="ended">{t.signIn.ended}</FormAlert>}
    </>
  )
}

function SignInForm({ data, t }: Pick<Props, 'data' | 't'>) {
  const { error } = data
  const described = error ? 'sign-in-error' : undefined
  return (
    <>
      <p className="type-body text-ink-2">
        <Unbroken>{t.signIn.lead}</Unbroken>{' '}
        <Link to="/tickets/lost/" className="link">
          {t.signIn.lost}
        </Link>
      </p>
      <form method="post" className="mt-8">
        {error && <FormAlert id="sign-in-error">{error}</FormAlert>}
        <EmailField label={t.signIn.email} typed={data.typed} error={described} />
        <PasswordField
          id="password"
          label={t.signIn.password}
          autoComplete="current-password"
          error={described}
          eye={t.showPassword}
        />
        <p className="mt-1 text-right">
          <Link to="/account/forgot/" className="link type-small inline-flex min-h-11 items-center">
            {t.signIn.forgot}
          </Link>
        </p>
        <Button type="submit" className="mt-2 w-full">
          {t.signIn.send}
        </Button>
        <p className="type-small my-4 flex items-center gap-5 text-ink-2 before:h-px before:grow before:bg-hair after:h-px after:grow after:bg-hair">
          {t.signIn.or}
        </p>
        {/* No password is needed for it, and the first button is the one that Enter presses. */}
        <Button type="submit" name="do" value="link" formNoValidate tone="ghost" className="w-full">
          <Icon name="letter" size={18} />
          {t.signIn.byLink}
        </Button>
        <p className="type-small mt-3 text-ink-2">{t.signIn.linkTerms}</p>
      </form>
      <p className="type-body mt-6 border-t border-hair pt-4">
        {t.signIn.newcomer}{' '}
        <Link to="/account/register/" className={buttonClass({ tone: 'text' })}>
          {t.signIn.register}
        </Link>
      </p>
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.signIn.title, isHidden: true }
}
