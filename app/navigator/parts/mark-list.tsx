import type { ReactNode } from 'react'
import { KeepButton } from '../../my-plan/parts/keep-button.tsx'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { cx } from '../../ui/cx.ts'
import type { Exhibitor } from '../exhibitors.ts'
import { hashOf } from '../map-address.ts'
import type { PlaceTexts } from '../place-texts.ts'
import { sections } from '../plan.ts'
import { type PlaceKind, places } from '../plan-places.ts'
import { stands } from '../plan-stands.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

type Chosen = { chosen: string | null; onChoose(id: string): void; isHydrated: boolean; t: NavigatorTexts }

/** The twin of the plan: everything that is drawn there, in words, in the order of the codes. */
export function MarkList({
  exhibitors,
  words,
  shown,
  locale,
  ...rest
}: Chosen & {
  exhibitors: ReadonlyMap<string, Exhibitor>
  words: PlaceTexts
  /** Null is everything. */
  shown: ReadonlySet<string> | null
  locale: LocaleCode
}) {
  const { t } = rest
  return (
    <>
      {sections.map(section => {
        const own = stands.filter(stand => stand.section === section && (shown?.has(stand.code) ?? true))
        if (own.length === 0) return null
        const count = fill(plural(own.length, locale, t.stands), { count: own.length })
        return (
          <Group
            key={section}
            id={`section-${section}`}
            letter={section}
            title={t.section[section].name}
            aside={count}
          >
            {own.map(({ code }) => (
              <StandRow key={code} code={code} exhibitor={exhibitors.get(code)} {...rest} />
            ))}
          </Group>
        )
      })}
      {(['stage', 'service', 'entrance'] as PlaceKind[]).map(kind => {
        const own = places.filter(place => place.kind === kind && (shown?.has(place.key) ?? true))
        if (own.length === 0) return null
        return (
          <Group key={kind} id={`places-${kind}`} title={t.groups[kind]}>
            {own.map(({ key, floor }) => (
              <Row key={key} id={key} {...rest} name={words[key].name}>
                {floor === 'upper' ? `${t.floor.upper}: ${words[key].where}` : words[key].where}
              </Row>
            ))}
          </Group>
        )
      })}
    </>
  )
}

function Group({
  id,
  letter,
  title,
  aside,
  children,
}: {
  id: string
  letter?: string
  title: string
  aside?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="map-group">
      <h3 id={id} className="flex items-baseline gap-3 border-t-3 border-ink pt-2 pb-1.5">
        {letter && (
          <span className="font-display text-[1.75rem] leading-none font-light [font-stretch:80%]">
            {letter}
          </span>
        )}
        <span className="font-medium">{title}</span>
        {aside && <span className="type-caption ml-auto text-ink-2">{aside}</span>}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

function StandRow({ code, exhibitor, ...rest }: Chosen & { code: string; exhibitor: Exhibitor | undefined }) {
  const { t } = rest
  if (!exhibitor) return <Row id={code} code={code} name={t.vacant} {...rest} />
  const { slug, path, name, type, city } = exhibitor
  return (
    <Row
      id={code}
      code={code}
      name={name}
      page={path}
      aside={
        <KeepButton kind="participants" slug={slug} words={{ keep: t.keep, kept: t.kept }} name={name} />
      }
      {...rest}
    >
      {`${t.type[type]}, ${city}`}
    </Row>
  )
}

/** Chooses on the plan; without a script it leads to the participant. The chosen row says where to go on. */
function Row({
  id,
  code,
  name,
  page,
  aside,
  children,
  chosen,
  onChoose,
  isHydrated,
  t,
}: Chosen & {
  id: string
  code?: string
  name: string
  page?: string
  aside?: ReactNode
  children?: ReactNode
}) {
  const isChosen = chosen === id
  const words = (
    <>
      {code && <span className="map-code">{code}</span>}
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{name}</span>
        <span className={cx('type-caption block', isChosen ? 'text-ground' : 'text-ink-2')}>{children}</span>
      </span>
    </>
  )
  const looks = 'flex min-h-[54px] min-w-0 grow items-center gap-4 py-1.5'
  return (
    <li data-row={id} className={cx('map-row', isChosen && 'map-row-chosen')}>
      {isHydrated || page ? (
        <Link
          to={isHydrated ? hashOf(id) : (page ?? '')}
          aria-current={isChosen ? 'true' : false}
          onClick={event => {
            if (!isHydrated || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onChoose(id)
          }}
          className={looks}
        >
          {words}
        </Link>
      ) : (
        <div className={looks}>{words}</div>
      )}
      {aside}
      {isChosen && page && (
        <Link to={page} className="map-open type-small link">
          {t.open}
        </Link>
      )}
    </li>
  )
}
