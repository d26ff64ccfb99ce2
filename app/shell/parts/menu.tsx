import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useView } from '../../navigation/view.ts'
import { Colonnade } from '../../ui/colonnade.tsx'
import { cx } from '../../ui/cx.ts'
import { Entablature } from '../../ui/entablature.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fairWords } from '../fair-words.ts'
import { menuGroups, menuSaysMore, type PlanGroup } from '../navigation-plan.ts'
import { useShellTexts } from '../use-shell-texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuWork } from './menu-work.tsx'
import { PlanLink } from './plan-link.tsx'

/** Opens and closes as a plain `<details>`; the script adds what a menu owes to the keyboard. */
export function Menu() {
  const t = useShellTexts()
  const { pathname } = useView()
  const details = useRef<HTMLDetailsElement>(null)
  const groups = menuGroups()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => close(details.current), [pathname])
  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !frameOf(details.current)?.contains(event.target))
        close(details.current)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])
  useEffect(() => {
    const frame = frameOf(details.current)
    const onKey = (event: globalThis.KeyboardEvent) => keepFocus(event, details.current)
    frame?.addEventListener('keydown', onKey)
    return () => frame?.removeEventListener('keydown', onKey)
  }, [])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    close(details.current)
    details.current.querySelector('summary')?.focus()
  }

  function closeOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close(details.current)
  }

  if (groups.length === 0) return null
  return (
    <details
      ref={details}
      onKeyDown={closeOnEscape}
      className={cx('menu group/menu -mr-2.5', !menuSaysMore() && 'xl:hidden')}
    >
      <summary className="grid size-11 place-items-center">
        <span className="sr-only">{t.menu}</span>
        <Icon name="menu" className="group-open/menu:hidden" />
        <Icon name="close" className="hidden group-open/menu:block" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by the keyboard clicks too */}
      <div onClick={closeOnLink} className="menu-panel">
        <WideMenu groups={groups} />
        <NarrowMenu groups={groups} />
      </div>
    </details>
  )
}

/** From lg: a panel that hangs from the entablature, one group in each bay; from xl a work hangs in the last two. */
function WideMenu({ groups }: { groups: PlanGroup[] }) {
  const t = useShellTexts()
  const { locale } = useView()
  const words = fairWords(locale)
  return (
    <div className="page flex min-h-[calc(100dvh-76px)] flex-col pb-6 max-lg:hidden">
      <Entablature overhang />
      <div className="relative mb-10 min-h-[600px] flex-1">
        <Colonnade fade fixed bays={4} columnWidth={34} className="max-h-[620px] xl:hidden" />
        <Colonnade fade missing={5} columnWidth={34} className="max-h-[620px] max-xl:hidden" />
        <nav aria-label={t.navigation} className="relative grid grid-cols-4 pt-16 xl:grid-cols-6">
          {groups.map(group => (
            <div key={group.title} className="pl-[34px]">
              <h2 className="type-d3 mb-5 [font-stretch:78%]">{t.groups[group.title]}</h2>
              <ul>
                {group.entries.map(entry => (
                  <li key={entry.to}>
                    <PlanLink
                      entry={entry}
                      className="inline-flex min-h-11 items-center pr-5 text-[1rem] leading-tight transition-colors hover:text-accent"
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <MenuWork className="col-span-2 col-start-5 justify-self-center max-xl:hidden" />
        </nav>
      </div>
      <p className="type-small flex gap-7 border-t border-ink pt-6">
        <span>{`${words.fairDates}, ${t.place.name}`}</span>
        <span className="text-ink-2">{t.nextFair.replace('{nextFair}', words.nextFair ?? '')}</span>
      </p>
    </div>
  )
}

/** Below lg: the whole screen, groups that unfold, the language last. */
function NarrowMenu({ groups }: { groups: PlanGroup[] }) {
  const t = useShellTexts()
  const { locale, path } = useView()
  // The group one is in lies open; elsewhere the first.
  const current = groups.find(group => group.entries.some(({ to }) => to === path)) ?? groups[0]
  return (
    <div className="page pb-10 lg:hidden">
      <Entablature />
      <nav aria-label={t.navigation} className="pt-3">
        {groups.map(group => (
          <details key={group.title} open={group === current} className="menu-group border-b border-hair">
            <summary className="type-d2 flex min-h-[66px] items-center justify-between">
              {t.groups[group.title]}
              <Icon name="plus" className="menu-plus" />
              <Icon name="minus" className="menu-minus" />
            </summary>
            <ul className="grid grid-cols-2 gap-x-3 pb-4">
              {group.entries.map(entry => (
                <li key={entry.to}>
                  <PlanLink
                    entry={entry}
                    className="type-lead inline-flex min-h-11 items-center leading-tight"
                  />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <LanguageSwitch className="-ml-2.5 pt-6" />
      <p className="type-body mt-6 text-ink-2">{`${fairWords(locale).fairDates}, ${t.place.name}`}</p>
      <a
        className="type-body link inline-flex min-h-11 items-center text-ink-2"
        href={`tel:${t.phone.replace(/[^+\d]/g, '')}`}
      >
        {t.phone}
      </a>
    </div>
  )
}

/** While the menu is open, Tab goes round inside the header. */
function keepFocus(event: globalThis.KeyboardEvent, menu: HTMLDetailsElement | null) {
  const frame = frameOf(menu)
  if (event.key !== 'Tab' || !menu?.open || !frame) return
  const stops = [...frame.querySelectorAll<HTMLElement>('a[href], summary, button')].filter(stop =>
    stop.checkVisibility({ contentVisibilityAuto: true }),
  )
  const from = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== from) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}

function frameOf(menu: HTMLDetailsElement | null) {
  return menu?.closest('header') ?? null
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false
}
