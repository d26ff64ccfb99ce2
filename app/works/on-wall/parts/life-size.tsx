import type { LocaleCode } from '../../../platform/languages.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { WallData } from '../pages/wall.server.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { CardMatch } from './card-match.tsx'
import { OverPage } from './over-page.tsx'
import { TrueSize } from './true-size.tsx'
import { useScreenScale } from './use-screen-scale.ts'

/** The work as large as it is, once a bank card has said how large this screen's pixels are. */
export function LifeSize({
  work,
  onClose,
  t,
  locale,
}: {
  work: WallData['work']
  onClose(): void
  t: OnWallTexts
  locale: LocaleCode
}) {
  const { scale, ratio, isPinched, hasChanged, keep } = useScreenScale()
  const warning = isPinched ? t.life.pinched : hasChanged ? t.life.changed : null
  return (
    <OverPage title={t.life.title} closeLabel={t.close} onClose={onClose}>
      <p
        role="status"
        className="type-small flex items-start gap-2 px-5 pt-3 text-warning empty:hidden lg:px-7"
      >
        {warning && (
          <>
            <Icon name="warning" size={18} className="mt-0.5" />
            {warning}
          </>
        )}
      </p>
      {scale ? (
        <TrueSize work={work} pxPerCm={scale.pxPerCm} onAgain={() => keep(null)} t={t} locale={locale} />
      ) : (
        <CardMatch ratio={ratio} onMatch={keep} t={t} />
      )}
    </OverPage>
  )
}
