import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Entrance } from '../parts/entrance.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './sent.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>

/** “Look in your mailbox”, whether or not there is anything to find; and what has come of a link. */
export default function Sent({ data, t, locale }: Props) {
  return (
    <Entrance title={data.title} words={t.office} locale={locale} path="/account/sent/">
      <p role="status" className="type-lead">
        {data.text}
      </p>
      {data.isLetter && <p className="type-body mt-5 text-ink-2">{t.sent.few}</p>}
      <p className="mt-6">
        {data.wantsPassword ? (
          <Link to="/account/forgot/" className={buttonClass()}>
            {t.link.reset.title}
          </Link>
        ) : (
          <Link to="/sign-in/" className={buttonClass({ tone: 'ghost' })}>
            {t.sent.back}
          </Link>
        )}
      </p>
    </Entrance>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.title, isHidden: true }
}
