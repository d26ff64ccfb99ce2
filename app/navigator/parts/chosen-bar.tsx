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
import { standOf } from '../plan-stands.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { toggleSeen, useSeenStands } from './use-seen-stands.ts'

/** What is chosen on the plan, and what one can do with it. Under the plan; on phones a sheet at the bottom. */
export function ChosenBar({
  id,
  exhibitor,
  places,
  minutes,
  onRoute,
  onClose,
  t,
  locale,
}: {
  id: string
  exhibitor: Exhibitor | undefined
  places: PlaceTexts
  minutes: number | undefined
  onRoute(): void
  onClose(): void
  t: NavigatorTexts
  locale: LocaleCode
}) {
  const { above, title } = wordsOf(id, exhibitor, places, t)
  const far = minutes === undefined ? null : fill(plural(minutes, locale, t.minutes), { count: minutes })
  return (
    <section aria-label={t.chosen} className="map-bar xl:flex-nowrap">
      <div className="flex min-w-0 grow items-center gap-4 lg:gap-5">
        {exhibitor?.picture && (
          <Picture {...exhibitor.picture} alt="" sizes="96px" className="h-24 w-20 shrink-0 object-contain" />
        )}
        <div className="min-w-0">
          <p className="type-small text-ink-2">{above}</p>
          <h2 className="type-d3">{title}</h2>
          {far && <p className="type-small text-ink-2">{fill(t.fromEntrance, { minutes: far })}</p>}
        </div>
        <button
          type="button"
          aria-label={t.close}
          onClick={onClose}
          className="ml-auto grid size-11 shrink-0 place-items-center self-start hover:text-accent lg:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-2.5 max-lg:w-full xl:shrink-0">
        {exhibitor && (
          <>
            <Link
              to={`/participants/${exhibitor.slug}/`}
              className={buttonClass({ tone: 'secondary', size: 'small', className: 'max-lg:grow' })}
            >
              {t.open}
            </Link>
            <KeepButton
              kind="participants"
              slug={exhibitor.slug}
              words={{ keep: t.keep, kept: t.kept }}
              name={exhibitor.name}
              hasWords
              className="max-lg:grow"
            />
          </>
        )}
        <button
          type="button"
          onClick={onRoute}
          className={buttonClass({ tone: 'ghost', size: 'small', className: 'max-lg:grow' })}
        >
          {t.routeHere}
        </button>
        {standOf(id) && <SeenButton code={id} t={t} />}
        <ShareButton title={title} t={t} />
        <button
          type="button"
          aria-label={t.close}
          onClick={onClose}
          className="grid size-11 place-items-center hover:text-accent max-lg:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
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
      aria-label={t.seen}
      title={t.seen}
      onClick={() => toggleSeen(code)}
      className={`grid size-11 place-items-center border ${isSeen ? 'border-ink bg-ink text-ground' : 'border-edge hover:border-ink'}`}
    >
      <Icon name="check" />
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
      <button
        type="button"
        aria-label={t.share}
        title={t.share}
        onClick={() => void share()}
        className="grid size-11 place-items-center border border-edge hover:border-ink"
      >
        <Icon name="share" />
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
