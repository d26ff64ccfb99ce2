import { useView } from '../../navigation/view.ts'
import { Entablature } from '../../ui/entablature.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccessButton } from '../accessible/access-button.tsx'
import { fairPhrases } from '../fair-phrases.ts'
import type { MenuGroup } from '../menu.ts'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { PlanLink } from '../parts/plan-link.tsx'
import { useShellTexts } from '../use-shell-texts.ts'
import { MenuSearch } from './menu-search.tsx'

/** Below lg: the whole screen, search first, groups that unfold, language and accessible version last. */
export function NarrowMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const t = useShellTexts()
  const view = useView()
  const { path } = view
  // The group one is in lies open; elsewhere the first.
  const current = groups.find(group => group.entries.some(({ to }) => to === path)) ?? groups[0]
  return (
    <div className="page pb-10 lg:hidden">
      <Entablature />
      <MenuSearch />
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
      <div className="-ml-2.5 flex flex-wrap items-center justify-between pt-6">
        <LanguageSwitch />
        <AccessButton
          icon={<Icon name="eye" />}
          className="type-small ml-2.5 inline-flex min-h-11 items-center gap-2"
        />
      </div>
      <p className="type-body mt-4 text-ink-2">{`${fairPhrases(view).ahead}, ${t.place.name}`}</p>
      <a
        className="type-body link inline-flex min-h-11 items-center text-ink-2"
        href={`tel:${t.phone.replace(/[^+\d]/g, '')}`}
      >
        {t.phone}
      </a>
    </div>
  )
}
