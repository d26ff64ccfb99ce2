import { useState } from 'react'
import { Picture } from '../../images/parts/picture.tsx'
import { KeepButton } from '../../my-plan/parts/keep-button.tsx'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Exhibitor } from '../exhibitors.ts'
import type { PlaceTexts } from '../place-texts.ts'
import { placeOf } from '../plan-places.ts'
import { standOf, stands } from '../plan-stands.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { toggleSeen, useSeenStands } from './use-seen-stands.ts'

/** What is chosen on the plan, and what one can do with it. Under the plan; on phones in the sheet. */
export function ChosenBar({
  id,
  exhibitor,
  places,
  minutes,
  onRoute,
  onChoose,
  onClose,
  t,
  locale,
}: {
  id: string
  exhibitor: Exhibitor | undefined
  places: PlaceTexts
  minutes: number | undefined
  onRoute(): void
  onChoose(id: string): void
  onClose(): void
  t: NavigatorTexts
  locale: LocaleCode
}) {
  const { above, title } = wordsOf(id, exhibitor, places, t)
  const far = minutes === undefined ? null : fill(plural(minutes, locale, t.minutes), { count: minutes })
  return (
    <section aria-label={t.chosen} className="map-bar">
      <div className="flex min-w-0 grow items-start gap-4 lg:items-center lg:gap-5">
        {exhibitor?.picture && (
          <Picture {...exhibitor.picture} alt="" sizes="96px" className="h-24 w-20 shrink-0 object-contain" />
        )}
        <div className="min-w-0 pr-8 xl:pr-0">
          <p className="type-small text-ink-2">{above}</p>
          <h2 className="type-d3">{title}</h2>
          {far && <p className="type-small text-ink-2">{fill(t.fromEntrance, { minutes: far })}</p>}
        </div>
        <button
          type="button"
          aria-label={t.close}
          onClick={onClose}
          className="map-bar-close grid size-11 place-items-center hover:text-accent"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="map-bar-actions">
        {exhibitor && (
          <>
            <Link to={exhibitor.path} className={buttonClass({ tone: 'secondary', size: 'small' })}>
              {t.open}
            </Link>
            <KeepButton
              kind="participants"
              slug={exhibitor.slug}
              words={{ keep: t.keep, kept: t.kept }}
              name={exhibitor.name}
              hasWords
            />
          </>
        )}
        <button type="button" onClick={onRoute} className={ghost}>
          <Icon name="route" />
          {t.routeHere}
        </button>
        {standOf(id) && <SeenButton code={id} t={t} />}
        <ShareButton title={title} t={t} />
        <Neighbour code={standBeside(id, -1)} icon="arrow-left" onChoose={onChoose} t={t} />
        <Neighbour code={standBeside(id, 1)} icon="arrow-right" onChoose={onChoose} t={t} />
      </div>
    </section>
  )
}

const ghost = buttonClass({ tone: 'ghost', size: 'small' })

/** The stand before or after, in the order of the codes. */
function standBeside(id: string, by: 1 | -1): string | undefined {
  const place = stands.findIndex(({ code }) => code === id)
  return place === -1 ? undefined : stands[place + by]?.code
}

function Neighbour({
  code,
  icon,
  onChoose,
  t,
}: {
  code: string | undefined
  icon: 'arrow-left' | 'arrow-right'
  onChoose(id: string): void
  t: NavigatorTexts
}) {
  if (!code) return null
  return (
    <button type="button" onClick={() => onChoose(code)} className={`${ghost} lg:hidden`}>
      {icon === 'arrow-left' && <Icon name={icon} />}
      {fill(t.toStand, { code })}
      {icon === 'arrow-right' && <Icon name={icon} />}
    </button>
  )
}

function wordsOf(id: string, exhibitor: Exhibitor | undefined, places: PlaceTexts, t: NavigatorTexts) {
  const stand = standOf(id)
  if (stand) {
    const code = fill(t.stand, { code: id })
    return { above: `${code}, ${t.section[stand.section].small}`, title: exhibitor?.name ?? t.vacant }
  }
  const place = placeOf(id)
  if (!place) return { above: '', title: id }
  const { name, where } = places[place.key]
  return { above: place.floor === 'upper' ? `${t.floor.upper}: ${where}` : sentence(where), title: name }
}

function SeenButton({ code, t }: { code: string; t: NavigatorTexts }) {
  const isSeen = useSeenStands().includes(code)
  return (
    <button
      type="button"
      aria-pressed={isSeen}
      onClick={() => toggleSeen(code)}
      className={isSeen ? buttonClass({ tone: 'secondary', size: 'small' }) : ghost}
    >
      <Icon name="check" />
      {t.seen}
    </button>
  )
}

/** The phone's own sheet where there is one, else the clipboard. */
function ShareButton({ title, t }: { title: string; t: NavigatorTexts }) {
  const [isCopied, setCopied] = useState(false)
  async function share() {
    const { origin, pathname, hash } = location
    const url = `${origin}${pathname}${hash}`
    // A sheet that is closed again, or a clipboard that is refused, is nothing to report.
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <button type="button" onClick={() => void share()} className={ghost}>
        <Icon name="share" />
        {t.share}
      </button>
      <span role="status" className={isCopied ? 'type-caption text-ink-2' : 'sr-only'}>
        {isCopied && t.shared}
      </span>
    </>
  )
}

function sentence(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
