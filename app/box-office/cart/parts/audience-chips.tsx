import { Link } from '../../../navigation/link.tsx'
import { chipClass } from '../../../ui/chip-class.ts'
import type { Audience, MasterClass } from '../../catalogue/master-classes.ts'
import type { CartTexts } from '../texts.ru.ts'

/** Links, so that a choice has an address: `?audience=children`. */
export function AudienceChips({
  classes,
  audience,
  t,
}: {
  classes: MasterClass[]
  audience: Audience | null
  t: CartTexts
}) {
  return (
    <nav aria-label={t.classes.filter} className="print:hidden flex flex-wrap gap-2">
      <Link
        to="/master-classes/"
        replace
        aria-current={audience === null ? 'true' : false}
        className={chipClass(audience === null)}
      >
        {`${t.classes.all},\u00a0${classes.length}`}
      </Link>
      {(['children', 'adults'] as const).map(key => {
        const count = classes.filter(one => one.audience === key).length
        return (
          <Link
            key={key}
            to={`?audience=${key}`}
            replace
            aria-current={audience === key ? 'true' : false}
            className={chipClass(audience === key ? true : count === 0 ? 'empty' : false)}
          >
            {`${t.classes.audiences[key]},\u00a0${count}`}
          </Link>
        )
      })}
    </nav>
  )
}
