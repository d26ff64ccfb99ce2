import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import type { OfficeFrameData } from '../../office/frame-data.ts'
import { SignOutForm } from '../../office/parts/sign-out-form.tsx'
import { withLocale } from '../../platform/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Entrance } from '../parts/entrance.tsx'
import type { AccountTexts } from '../texts.ru.ts'

type Props = PageProps<{ person: OfficeFrameData | null; path: string }, AccountTexts>

/** For somebody who may not be here: who they are and what they may open, or the way to the sign-in. */
export default function Forbidden({ data, t, locale }: Props) {
  const { person } = data
  return (
    <Entrance title={t.forbidden.title} words={t.office} locale={locale} path={data.path}>
      {person ? (
        <Stranger person={person} t={t} />
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

function Stranger({ person, t }: { person: OfficeFrameData; t: AccountTexts }) {
  return (
    <>
      <p className="type-lead">{person.links[0] ? t.forbidden.text : t.forbidden.forStaff}</p>
      <p className="type-body mt-6 text-ink-2">
        {t.signIn.signedInAs} {person.name}, {person.role}.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={person.links[0]?.to ?? '/account/'} className={buttonClass()}>
          {person.links[0] ? t.signIn.toOffice : t.account.toAccount}
        </Link>
        <SignOutForm label={t.signIn.other} />
      </div>
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.forbidden.title, isHidden: true }
}
