import { useState } from 'react'
import type { LocaleCode } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { followPlan } from '../follow-plan.ts'
import english from '../offer-texts.en.ts'
import russian, { type OfferTexts } from '../offer-texts.ru.ts'
import { askToBeTold, canBeTold, stopBeingTold, wantsToBeTold } from '../own-subscription.ts'

const texts: Record<LocaleCode, OfferTexts> = { ru: russian, en: english }

/** Asks for nothing until it is pressed; what is kept is said before that. */
export function PushOffer({
  pushKey,
  events,
  locale,
}: {
  pushKey: string
  events: readonly string[]
  locale: LocaleCode
}) {
  const t = texts[locale]
  const [isTold, setTold] = useState(wantsToBeTold)
  const [said, setSaid] = useState<'asking' | 'told' | 'stopped' | 'denied' | 'failed' | null>(null)
  if (!canBeTold()) return null

  async function press() {
    setSaid('asking')
    if (isTold) {
      await stopBeingTold()
      setTold(false)
      return setSaid('stopped')
    }
    const asked = await askToBeTold(pushKey, locale, events)
    setTold(asked === 'told')
    if (asked === 'told') followPlan(() => locale)
    setSaid(asked)
  }

  return (
    <section id="tell-me" className="section-gap lintel grid-columns gap-y-6 print:hidden">
      <h2 className="type-d2 col-span-full mt-3 lg:col-span-5">{t.title}</h2>
      <div className="col-span-full lg:col-span-7 lg:pt-5">
        <p className="type-body max-w-text text-pretty">{t.text}</p>
        <p className="type-small mt-3 max-w-text text-pretty text-ink-2">{t.consent}</p>
        <div className="mt-6">
          <Button tone="secondary" onClick={press} disabled={said === 'asking'}>
            {isTold ? t.stop : t.ask}
          </Button>
        </div>
        <p role="status" className="type-small mt-3 min-h-6">
          {said ? t[said] : isTold ? t.told : ''}
        </p>
      </div>
    </section>
  )
}
