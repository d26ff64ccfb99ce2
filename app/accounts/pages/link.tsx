import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { useView } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Entrance } from '../parts/entrance.tsx'
import { FormAlert } from '../parts/form-alert.tsx'
import { NameField } from '../parts/name-field.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { longestPassword, shortestPassword } from '../password-rules.ts'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './link.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>
type Part = Pick<Props, 'data' | 't'>

/** A link from a letter: what it is good for and one button, or why it is good for nothing any more. */
export default function LetterLink({ data, t, locale }: Props) {
  const { path } = useView()
  return (
    <Entrance title={titleOf(data, t)} words={t.office} locale={locale} path={path}>
      {data.state === 'ready' ? <Ready data={data} t={t} /> : <NoMore state={data.state} t={t} />}
    </Entrance>
  )
}

function NoMore({ state, t }: { state: Exclude<Props['data']['state'], 'ready'>; t: AccountTexts }) {
  return (
    <>
      <p role="status" className="type-lead">
        {t.link[state].text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/sign-in/" className={buttonClass()}>
          {t.link.toSignIn}
        </Link>
        <Link to="/account/forgot/" className={buttonClass({ tone: 'ghost' })}>
          {t.signIn.forgot}
        </Link>
      </div>
    </>
  )
}

function Ready({ data, t }: Part) {
  const { purpose, email, to } = data
  if (!purpose) return null
  const lead = {
    register: fill(data.isElsewhere ? t.link.register.elsewhere : t.link.register.lead, { email }),
    'sign-in': fill(t.link['sign-in'].lead, { email }),
    reset: fill(t.link.reset.lead, { email }),
    'email-old': fill(t.link['email-old'].lead, { email, to }),
    'email-new': fill(t.link['email-new'].lead, { email }),
    invite: data.invitation ? fill(t.inviteLink.lead, { ...data.invitation, email }) : '',
  }
  return (
    <>
      <p className="type-body mb-7 text-ink-2 [overflow-wrap:anywhere]">{lead[purpose]}</p>
      <form method="post">
        {data.errors.map(({ field, message }) => (
          <FormAlert key={field} id={`wrong-${field}`}>
            {message}
          </FormAlert>
        ))}
        {purpose.startsWith('email-') && <input type="hidden" name="do" value="agree" />}
        <Asked data={data} t={t} />
        <Button type="submit" className="mt-7 w-full first:mt-0">
          {purpose === 'invite' ? t.inviteLink.send : t.link[purpose].send}
        </Button>
      </form>
      {purpose === 'email-old' && (
        <form method="post" className="mt-4">
          <input type="hidden" name="do" value="refuse" />
          <Button type="submit" tone="ghost" className="w-full">
            {t.link['email-old'].refuse}
          </Button>
        </form>
      )}
    </>
  )
}

/** What has to be typed before the button. */
function Asked({ data, t }: Part) {
  const wrong = (name: string) =>
    data.errors.some(({ field }) => field === name) ? `wrong-${name}` : undefined
  const hint = fill(t.register.passwordHint, { shortest: shortestPassword, longest: longestPassword })
  const isInvited = data.invitation?.isNewcomer === true
  if (data.invitation && !isInvited) return <p className="type-body">{t.inviteLink.member}</p>
  if (isInvited || (data.purpose === 'register' && data.isElsewhere))
    return (
      <>
        {isInvited && <p className="type-body mb-5">{t.inviteLink.newcomer}</p>}
        <NameField label={t.register.name} typed={data.name} error={wrong('fullName')} />
        <PasswordField
          id="password"
          label={t.register.password}
          autoComplete="new-password"
          error={wrong('password')}
          hint={hint}
          eye={t.showPassword}
        />
      </>
    )
  if (data.purpose === 'reset')
    return (
      <>
        <PasswordField
          id="password"
          label={t.link.reset.password}
          autoComplete="new-password"
          error={wrong('password')}
          hint={hint}
          eye={t.showPassword}
        />
        <PasswordField
          id="again"
          label={t.link.reset.again}
          autoComplete="new-password"
          error={wrong('again')}
          eye={t.showPassword}
        />
      </>
    )
  return null
}

function titleOf({ state, purpose }: Props['data'], t: AccountTexts): string {
  if (state !== 'ready') return t.link[state].title
  if (purpose === 'invite') return t.inviteLink.title
  return t.link[purpose ?? 'over'].title
}

export function head({ data, t }: Props): PageHead {
  return { title: titleOf(data, t), isHidden: true }
}
