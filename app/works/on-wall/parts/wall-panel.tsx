import { workPath } from '../../../content/work-path.ts'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { WallData } from '../pages/wall.server.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { BelowField } from './below-field.tsx'
import { CloseWall } from './close-wall.tsx'
import { ColourField } from './colour-field.tsx'
import { MeasureField } from './measure-field.tsx'
import { sceneWords } from './scene-words.ts'
import { besideShown, SecondWork } from './second-work.tsx'
import type { ChoiceControl } from './use-wall-choices.ts'
import { WallIcon } from './wall-icon.tsx'
import { WorkFacts } from './work-facts.tsx'

/** All that can be chosen: a plain form that the script makes answer at once. On a phone it is the sheet below the wall. */
export function WallPanel({
  data,
  control,
  onPhoto,
  onLife,
  t,
  locale,
}: {
  data: WallData
  control: ChoiceControl
  onPhoto(): void
  onLife(): void
  t: OnWallTexts
  locale: LocaleCode
}) {
  const { pathname } = useView()
  const isLive = useIsHydrated()
  const { choices, change } = control
  const { work } = data
  const beside = besideShown(data, choices)
  const { said, remarks } = sceneWords(beside ? [work, beside] : [work], choices, { t, locale })
  return (
    <div className="relative z-10 flex flex-col gap-5 border-hair bg-raised px-5 pt-4 pb-6 max-lg:border-t lg:h-dvh lg:overflow-y-auto lg:border-l lg:px-7 lg:pt-5">
      <div>
        <div className="flex items-center justify-between gap-2 pb-2">
          <h1 className="type-d2 text-[min(2.5rem,10vw)] leading-[1.1] whitespace-nowrap [font-stretch:80%] lg:text-[2.625rem]">
            {t.title}
          </h1>
          <CloseWall to={workPath(work.number)} label={t.close} />
        </div>
        <div className="lintel-light grid gap-5 pt-3">
          <WorkFacts work={work} t={t} locale={locale} />
          {beside && <WorkFacts work={beside} t={t} locale={locale} />}
        </div>
      </div>
      <form method="get" action={pathname} noValidate={isLive} className="contents">
        <BelowField
          value={choices.below}
          onChange={below => {
            change({ below })
            if (below === 'photo') onPhoto()
          }}
          t={t}
        />
        <div className="grid grid-cols-2 gap-3">
          <MeasureField measure="wall" value={choices.wallCm} onChange={wallCm => change({ wallCm })} t={t} />
          <MeasureField
            measure="centre"
            value={choices.centreCm}
            onChange={centreCm => change({ centreCm })}
            t={t}
          />
        </div>
        <div>
          <ColourField value={choices.colour} onChange={colour => change({ colour })} t={t} />
          <div role="status" className="[&>p:nth-child(2)]:mt-4">
            <p className="access-only sr-only">{said}</p>
            {remarks.map(remark => (
              <p key={remark} className="type-small flex items-start gap-2 text-warning">
                <Icon name="warning" size={18} className="mt-0.5" />
                {remark}
              </p>
            ))}
          </div>
        </div>
        <div className="border border-dashed border-edge p-3.5">
          <h2 className="type-small flex items-center gap-3 font-medium">
            <WallIcon name="camera" />
            {t.room.title}
          </h2>
          <p className="type-caption mt-1 pl-8 text-ink-2 text-pretty">{t.room.text}</p>
          <noscript>
            <p className="type-caption mt-2 pl-8 text-ink-2">{t.room.needsScript}</p>
          </noscript>
          {isLive && choices.below === 'photo' && (
            <button
              type="button"
              onClick={onPhoto}
              className={buttonClass({ tone: 'ghost', size: 'small', className: 'mt-3 w-full' })}
            >
              {t.room.open}
            </button>
          )}
        </div>
        <div className="mt-auto grid grid-cols-2 items-start gap-2.5">
          <SecondWork data={data} control={control} t={t} locale={locale} />
          {isLive ? (
            <button
              type="button"
              onClick={onLife}
              className={buttonClass({ tone: 'ghost', size: 'small', className: 'min-h-[46px]! px-2!' })}
            >
              <WallIcon name="ruler" />
              {t.life.button}
            </button>
          ) : (
            <button type="submit" className={buttonClass({ tone: 'ghost', size: 'small' })}>
              {t.show}
            </button>
          )}
          {work.ask && (
            <Link to={work.ask} className={buttonClass({ tone: 'secondary', className: 'col-span-2' })}>
              {t.ask}
            </Link>
          )}
        </div>
      </form>
    </div>
  )
}
