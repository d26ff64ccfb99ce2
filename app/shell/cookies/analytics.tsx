import { useEffect, useRef } from 'react'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { cookiesPath } from '../menu.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import { cookieTexts } from './cookie-texts.ts'
import { countPage, forgetCounter, pauseCounter } from './metrika.ts'
import { useConsent } from './use-consent.ts'

/**
 * Asks once, counts only after a yes, and stops when the yes is taken back. Counted is what is kept ready, the same for
 * everybody: an order, a ticket, a cart, an answer to a form is not, nor its address.
 */
export default function Analytics({ id }: { id: string }) {
  const consent = useConsent()
  const hasCounted = useRef(false)
  const { pathname, route, error, notice } = useView()
  const isCounted = notice.mayCount && route?.isPrerendered && !error
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is entered is counted
  useEffect(() => {
    if (consent === 'all' && isCounted) countPage(id)
    else if (consent === 'all') pauseCounter(id)
    else if (hasCounted.current) forgetCounter(id)
    hasCounted.current = consent === 'all'
  }, [id, consent, pathname, isCounted])
  return consent === null ? <CookieNotice /> : null
}

/** Over the foot of the window: nothing moves when it comes or goes. */
function CookieNotice() {
  const { locale } = useView()
  const words = cookieTexts(locale)
  const readOn = () => document.getElementById('main')?.focus({ preventScroll: true })
  return (
    <section aria-label={words.notice} className="cookie-notice page">
      <p className="type-small max-w-text">
        {words.question}{' '}
        <Link to={cookiesPath} className="link">
          {words.more}
        </Link>
      </p>
      <ConsentButtons locale={locale} onAnswer={readOn} />
    </section>
  )
}
