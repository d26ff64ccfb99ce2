import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { SignOutForm } from '../../office/parts/sign-out-form.tsx'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CodeField } from '../parts/code-field.tsx'
import { OwnPage } from '../parts/own-page.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './two-factor.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>
type Part = Pick<Props, 'data' | 't'>

/** The code after the password; setting one up; and afterwards what may be done about it. */
export default function TwoFactor({ data, t, locale }: Props) {
  return (
    <OwnPage
      account={data.account}
      title={titleOf(data, t)}
      words={t.office}
      locale={locale}
      path="/account/two-factor/"
    >
      <Content data={data} t={t} />
    </OwnPage>
  )
}

function Content({ data, t }: Part): ReactNode {
  if (data.standing === 'code') return <AskedForCode data={data} t={t} />
  if (data.codes) return <NewCodes codes={data.codes} email={data.email} t={t} />
  if (data.begun) return <SetUp data={data} t={t} begun={data.begun} />
  if (data.standing === 'set-up') return <MustSetUp t={t} />
  return data.asks ? <Proof data={data} t={t} asks={data.asks} /> : <Settings data={data} t={t} />
}

function AskedForCode({ data, t }: Part) {
  const words = t.twoFactor
  return (
    <>
      <p className="type-body mb-6 text-ink-2">{fill(words.askLead, { email: data.email })}</p>
      <form method="post">
        <Refusal data={data} />
        <CodeField
          label={words.code}
          hint={words.codeHint}
          error={data.error ? 'two-factor-error' : undefined}
        />
        <Button type="submit" className="mt-7">
          {words.send}
        </Button>
      </form>
      <div className="mt-4">
        <SignOutForm label={words.other} isQuiet />
      </div>
    </>
  )
}

function MustSetUp({ t }: Pick<Part, 't'>) {
  return (
    <>
      <p className="type-body mb-6 text-ink-2">{t.twoFactor.mustLead}</p>
      <StepForm does="begin">
        <Button type="submit">{t.twoFactor.begin}</Button>
      </StepForm>
      <div className="mt-4">
        <SignOutForm label={t.twoFactor.other} isQuiet />
      </div>
    </>
  )
}

function SetUp({ data, t, begun }: Part & { begun: NonNullable<Props['data']['begun']> }) {
  const words = t.twoFactor
  const { size, path } = begun.qr
  return (
    <>
      <p className="type-body mb-6 text-ink-2">{words.scan}</p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words.qr}
        shapeRendering="crispEdges"
        className="w-full max-w-60"
      >
        {/* Black on white in every theme: a camera reads it from a dark screen too. */}
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path stroke="#000" d={path} />
      </svg>
      <p className="mt-3">
        <a href={begun.uri} className="link type-small inline-flex min-h-11 items-center">
          {words.onPhone}
        </a>
      </p>
      <p className="type-small mt-2 text-ink-2">{words.byHand}</p>
      <p className="type-body mt-1 tracking-wide text-balance break-words select-all">
        {inFours(begun.secret)}
      </p>
      <StepForm does="confirm" className="mt-8">
        <Refusal data={data} />
        <CodeField label={words.firstCode} error={data.error ? 'two-factor-error' : undefined} />
        <Button type="submit" className="mt-7">
          {words.confirm}
        </Button>
      </StepForm>
    </>
  )
}

function NewCodes({ codes, email, t }: { codes: string[]; email: string; t: AccountTexts }) {
  const words = t.twoFactor
  const file = `${words.codesTitle}: ${email}\r\n\r\n${codes.join('\r\n')}\r\n`
  return (
    <>
      <p className="type-body mb-6 text-ink-2">{words.codesLead}</p>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-2 border-y border-hair py-5 text-[1.125rem] tracking-wide tabular-nums select-all sm:grid-cols-2">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <StepForm does="kept">
          <Button type="submit">{words.kept}</Button>
        </StepForm>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={words.fileName}
          className={buttonClass({ tone: 'ghost' })}
        >
          {words.download}
        </a>
      </div>
    </>
  )
}

function Settings({ data, t }: Part) {
  const words = t.twoFactor
  const { state, frame } = data
  const ways = state
    ? ([
        ['begin', words.replace],
        ['codes', words.newCodes],
        ...(data.canRemove ? ([['remove', words.remove]] as const) : []),
      ] as const)
    : ([['begin', words.begin]] as const)
  return (
    <>
      {data.done === 'removed' && (
        <p role="status" className="type-body mb-6">
          {words.removed}
        </p>
      )}
      <Refusal data={data} />
      <p className="type-body mb-6 text-ink-2">
        {state ? fill(words.onLead, { since: state.since, left: state.codesLeft }) : words.offLead}
      </p>
      <ul className="border-t border-hair">
        {ways.map(([asks, label]) => (
          <li key={asks} className="border-b border-hair">
            <Link to={`/account/two-factor/?do=${asks}`} className="link flex min-h-12 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {frame && (
        <Link
          to={frame.links[0]?.to ?? '/account/'}
          className={buttonClass({ tone: 'ghost', className: 'mt-6' })}
        >
          {frame.links[0] ? t.signIn.toOffice : t.account.toAccount}
        </Link>
      )}
    </>
  )
}

/** What must be typed before the code is changed. */
function Proof({ data, t, asks }: Part & { asks: NonNullable<Props['data']['asks']> }) {
  const words = t.twoFactor
  const wrong = (field: string) => (data.error?.field === field ? 'two-factor-error' : undefined)
  return (
    <>
      {asks === 'codes' && <p className="type-body mb-6 text-ink-2">{words.newCodesLead}</p>}
      <StepForm does={asks}>
        <Refusal data={data} />
        <PasswordField
          id="password"
          label={words.password}
          autoComplete="current-password"
          error={wrong('password')}
        />
        {data.state && <CodeField label={words.code} hint={words.codeHint} error={wrong('code')} />}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button type="submit">{words.next}</Button>
          <Link to="/account/two-factor/" className={buttonClass({ tone: 'ghost' })}>
            {words.back}
          </Link>
        </div>
      </StepForm>
    </>
  )
}

/** Sent to the very address, with where somebody wanted to go. */
function StepForm({ does, className, children }: { does: string; className?: string; children: ReactNode }) {
  return (
    <form method="post" className={className}>
      <input type="hidden" name="do" value={does} />
      {children}
    </form>
  )
}

function Refusal({ data }: Pick<Part, 'data'>) {
  return (
    data.error && (
      <p
        id="two-factor-error"
        role="alert"
        className="type-body mb-5 border-l-4 border-error pl-4 text-error"
      >
        {data.error.message}
      </p>
    )
  )
}

function titleOf(data: Props['data'], { twoFactor: t }: AccountTexts): string {
  if (data.standing === 'code') return t.title
  if (data.codes) return t.codesTitle
  if (data.begun) return t.beginTitle
  if (!data.asks) return t.title
  const titles = {
    begin: data.state ? t.replaceTitle : t.beginTitle,
    codes: t.newCodesTitle,
    remove: t.removeTitle,
  }
  return titles[data.asks]
}

function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}

export function head({ data, t }: Props): PageHead {
  return { title: titleOf(data, t), isHidden: true }
}
