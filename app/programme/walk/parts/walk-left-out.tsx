import { useRouter } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { DayWalk } from '../day-walk.ts'
import type { LeftOut } from '../plan-walk.ts'
import { namedStop } from '../stop-names.ts'
import type { WalkTexts } from '../texts.ru.ts'
import { asideChange, changedWalk } from '../walk-address.ts'

/** What is kept and is no stop of this walk, each with its reason and with what can be done about it. */
export function WalkLeftOut({ walk, search, t }: { walk: DayWalk; search: URLSearchParams; t: WalkTexts }) {
  const router = useRouter()
  if (walk.leftOut.length === 0) return null
  const titleOf = (key: string) => namedStop(walk, { kind: 'event', key, point: '' }, t).title

  function go(change: Parameters<typeof changedWalk>[1]) {
    void router.navigate(changedWalk(search, change), { replace: true, keepsScroll: true })
  }

  return (
    <section className="walk-left-out lintel-light">
      <h3 className="type-d3 mt-2">{t.leftOut}</h3>
      <ul className="mt-3 border-t border-hair">
        {walk.leftOut.map(left => {
          const title = titleOf(left.key)
          const { instead } = left
          return (
            <li key={`${left.kind} ${left.key}`} className="border-b border-hair py-3">
              <p className="font-medium">{title}</p>
              <p className="type-small flex items-start gap-2 text-ink-2">
                {left.reason === 'same-time' && (
                  <Icon name="warning" size={17} className="mt-0.5 text-warning" />
                )}
                <span>
                  <Unbroken>{reasonWords(left, titleOf, t)}</Unbroken>
                </span>
              </p>
              {instead !== undefined && (
                <Choice
                  label={fill(t.ratherWhat, { name: title })}
                  onPress={() => go(asideChange(search, instead, true))}
                >
                  {t.rather}
                </Choice>
              )}
              {left.reason === 'aside' && (
                <Choice
                  label={fill(t.backWhat, { name: title })}
                  onPress={() => go(asideChange(search, left.key, false))}
                >
                  {t.back}
                </Choice>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Choice({ label, onPress, children }: { label: string; onPress(): void; children: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="type-small inline-flex min-h-11 items-center underline decoration-accent decoration-[1.5px] underline-offset-[6px] hover:decoration-ink print:hidden"
    >
      {children}
    </button>
  )
}

function reasonWords(
  { reason, instead }: LeftOut,
  titleOf: (key: string) => string,
  { reasons }: WalkTexts,
): string {
  switch (reason) {
    case 'same-time':
      return fill(reasons.sameTime, { what: titleOf(instead ?? '') })
    case 'too-late':
      return reasons.tooLate
    case 'no-way':
      return reasons.noWay
    case 'no-room':
      return reasons.noRoom
    case 'over':
    case 'aside':
      return reasons[reason]
  }
}
