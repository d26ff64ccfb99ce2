import { Link } from '../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../navigation/view.ts'
import type { ClosedSection } from '../../office/closed-section.ts'
import type { OfficeFrameData } from '../../office/frame-data.ts'
import { SignOutForm } from '../../office/parts/sign-out-form.tsx'
import { fill } from '../../platform/fill.ts'
import { withLocale } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Entrance } from '../parts/entrance.tsx'
import type { AccountTexts } from '../texts.ru.ts'

type Props = PageProps<
  { person: OfficeFrameData | null; path: string; closed: ClosedSection | null },
  AccountTexts
>

/** For somebody who may not be here: who they are and what they may open, or the way to the sign-in. */
export default function Forbidden({ data, t, locale }: Props) {
  const { person } = data
  return (
    <Entrance title={t.forbidden.title} words={t.office} locale={locale} path={data.path}>
      {person ? (
        <Stranger person={person} closed={data.closed} t={t} />
      ) : (
        <>
          <p className="type-lead">{t.forbidden.signedOut}</p>
          <Link
            to={`/sign-in/?to=${withLocale(data.path, locale)}`}
            className={buttonClass({ className: 'mt-6' })}
          >
            {t.signIn.send}
          </Link>
        </>
      )}
    </Entrance>
  )
}

function Stranger({
  person,
  closed,
  t,
}: {
  person: OfficeFrameData
  closed: ClosedSection | null
  t: AccountTexts
}) {
  return (
    <>
      <p className="type-lead">{person.links[0] ? t.forbidden.text : t.forbidden.forStaff}</p>
      {closed && (
        <p className="type-body mt-3">
          {fill(t.forbidden.section, { title: closed.label, roles: closed.roles.join(', ') })}
        </p>
      )}
      <p className="type-body mt-6 text-ink-2">
        {t.signIn.signedInAs} {person.name}, {person.role}.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={person.links[0]?.to ?? '/account/'} className={buttonClass()}>
          {person.links[0] ? t.signIn.toOffice : t.account.toAccount}
        </Link>
        {closed && person.mayAct && <AskForm to={closed.to} label={t.access.ask} />}
        <SignOutForm label={t.signIn.other} />
      </div>
    </>
  )
}

/** The page of access takes it (`access.tsx`), and says what has become of it. */
function AskForm({ to, label }: { to: string; label: string }) {
  const { locale } = useView()
  return (
    <form method="post" action={withLocale('/office/access/', locale)}>
      <input type="hidden" name="do" value="ask" />
      <input type="hidden" name="to" value={to} />
      <Button type="submit" tone="secondary">
        {label}
      </Button>
    </form>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.forbidden.title, isHidden: true }
}
