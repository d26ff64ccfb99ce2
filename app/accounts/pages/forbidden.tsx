import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { OfficeFrame } from '../office-frame.ts'
import { Entrance } from '../parts/entrance.tsx'
import { SignOutForm } from '../parts/sign-out-form.tsx'
import type { AccountTexts } from '../texts.ru.ts'

type Props = PageProps<{ person: OfficeFrame; path: string }, AccountTexts>

/** For somebody who has signed in and may not be here: who they are, what they may open, and the way out. */
export default function Forbidden({ data, t, locale }: Props) {
  const { person } = data
  return (
    <Entrance title={t.forbidden.title} words={t.office} locale={locale} path={data.path}>
      <p className="type-lead">{t.forbidden.text}</p>
      <p className="type-body mt-6 text-ink-2">
        {t.signIn.signedInAs} {person.name}, {person.role}.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {person.doors[0] && (
          <Link to={person.doors[0].to} className={buttonClass()}>
            {t.signIn.toOffice}
          </Link>
        )}
        <SignOutForm label={t.signIn.other} />
      </div>
    </Entrance>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.forbidden.title, isHidden: true }
}
