import type { LocaleCode } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'
import type { Consent } from './consent.ts'
import { cookieTexts } from './cookie-texts.ts'
import { giveConsent } from './use-consent.ts'

/** Two answers of equal weight. */
export function ConsentButtons({ locale, onAnswer }: { locale: LocaleCode; onAnswer(): void }) {
  const words = cookieTexts(locale)
  const answer = (consent: Consent) => () => {
    giveConsent(consent)
    onAnswer()
  }
  return (
    <div className="grid shrink-0 gap-3 max-sm:w-full sm:grid-cols-2">
      <Button tone="ghost" size="small" onClick={answer('all')}>
        {words.accept}
      </Button>
      <Button tone="ghost" size="small" onClick={answer('necessary')}>
        {words.refuse}
      </Button>
    </div>
  )
}
