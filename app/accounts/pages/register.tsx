import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { SignOutForm } from '../../office/parts/sign-out-form.tsx'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { EmailField } from '../parts/email-field.tsx'
import { Entrance } from '../parts/entrance.tsx'
import { FormAlert } from '../parts/form-alert.tsx'
import { NameField } from '../parts/name-field.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { longestPassword, shortestPassword } from '../password-rules.ts'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './register.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** Four fields and one button; what is known about an address is told to nobody but its mailbox. */
export default function Register({ data, t, locale }: Props) {
  const words = t.register
  return (
    <Entrance title={words.title} words={t.office} locale={locale} path="/account/register/">
      {data.isIn ? (
        <>
          <p className="type-lead">{words.already}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/account/" className={buttonClass()}>
              {t.account.toAccount}
            </Link>
            <SignOutForm label={t.signIn.other} />
          </div>
        </>
      ) : (
        <RegisterForm data={data} t={t} />
      )}
    </Entrance>
  )
}

function RegisterForm({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.register
  const wrong = (name: string) =>
    data.errors.some(({ field }) => field === name) ? `wrong-${name}` : undefined
  const hint = fill(words.passwordHint, { shortest: shortestPassword, longest: longestPassword })
  const consent = wrong('personalDataAgree')
  return (
    <>
      <p className="type-body text-ink-2">
        <Unbroken>{words.lead}</Unbroken>
      </p>
      <form method="post" className="mt-8">
        {data.errors.map(({ field, message }) => (
          <FormAlert key={field} id={`wrong-${field}`}>
            {message}
          </FormAlert>
        ))}
        <NameField label={words.name} typed={data.typed.name} error={wrong('fullName')} />
        <EmailField label={words.email} typed={data.typed.email} error={wrong('email')} />
        <PasswordField
          id="password"
          label={words.password}
          autoComplete="new-password"
          error={wrong('password')}
          hint={hint}
          eye={t.showPassword}
        />
        <div className="mt-5 flex items-start gap-3">
          <input
            type="checkbox"
            id="personalDataAgree"
            name="personalDataAgree"
            value="on"
            required
            defaultChecked={data.hasAgreed}
            aria-invalid={consent ? true : undefined}
            aria-describedby={consent}
            className="tick"
          />
          <label htmlFor="personalDataAgree" className="type-small pt-0.5">
            {words.consent[0]}
            <Link to="/privacy/consent/application/" newTab className="link">
              {words.consent[1]}
            </Link>
            {words.consent[2]}
          </label>
        </div>
        <Button type="submit" className="mt-7 w-full">
          {words.send}
        </Button>
        <p className="type-small mt-3 text-ink-2">{words.after}</p>
      </form>
      <p className="type-body mt-6 border-t border-hair pt-4">
        {words.have}{' '}
        <Link to="/sign-in/" className={buttonClass({ tone: 'text' })}>
          {words.signIn}
        </Link>
      </p>
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.register.title, isHidden: true }
}
