import { useView } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { Colonnade } from '../../ui/colonnade.tsx'
import { Entablature } from '../../ui/entablature.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccessButton } from '../accessible/access-button.tsx'
import { fairPhrases } from '../fair-phrases.ts'
import type { MenuGroup } from '../menu.ts'
import { PlanLink } from '../parts/plan-link.tsx'
import { useShellTexts } from '../use-shell-texts.ts'
import { MenuWork } from './menu-work.tsx'

/** From lg: a panel that hangs from the entablature, one group in each bay; from xl a work hangs in the last two. */
export function WideMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const t = useShellTexts()
  const words = fairPhrases(useView())
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
      <div className="type-small flex items-center gap-7 border-t border-ink pt-3.5">
        <p>{`${words.ahead}, ${t.place.name}`}</p>
        {words.nextFair && <p className="text-ink-2">{fill(t.nextFair, { nextFair: words.nextFair })}</p>}
        <AccessButton
          icon={<Icon name="eye" />}
          className="ml-auto inline-flex min-h-11 items-center gap-2 transition-colors hover:text-accent"
        />
      </div>
    </div>
  )
}
