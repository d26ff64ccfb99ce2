import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { cookiesPath } from '../menu.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import { cookieTexts } from './cookie-texts.ts'
import { useConsent } from './use-consent.ts'

export default function CookieDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { locale, notice } = useView()
  const words = cookieTexts(locale)
  const consent = useConsent()
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose} closeLabel={words.close}>
      <h3 className="type-body mt-6 font-medium">{words.necessary}</h3>
      <p className="type-body mt-1 text-ink-2">{words.necessaryText}</p>
      {notice.analyticsId ? (
        <>
          <h3 className="type-body mt-6 font-medium">{words.analytics}</h3>
          <p className="type-body mt-1 text-ink-2">{words.analyticsText}</p>
          <p className="type-body mt-3 mb-6">{words.now[consent ?? 'unanswered']}</p>
          <ConsentButtons locale={locale} onAnswer={onClose} />
        </>
      ) : (
        <p className="type-body mt-6 text-ink-2">{words.noAnalytics}</p>
      )}
      <p className="type-body mt-6">
        <Link to={cookiesPath} onClick={onClose} className="link">
          {words.more}
        </Link>
      </p>
    </Dialog>
  )
}
