import type { PlaceTexts } from '../../../navigator/place-texts.ts'
import { places } from '../../../navigator/plan-places.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { DayWalk } from '../day-walk.ts'
import type { WalkTexts } from '../texts.ru.ts'
import { type changedWalk, clockOf, minuteOf, type WalkAddress } from '../walk-address.ts'

/** From where, from when, and whether steps are in the way. Selects of the device's own: on phones nothing is easier. */
export function WalkWishes({
  walk,
  address,
  nowMinute,
  places: placeTexts,
  onChange,
  t,
}: {
  walk: DayWalk
  address: WalkAddress
  /** On the day itself. */
  nowMinute: number | null
  places: PlaceTexts
  onChange(change: Parameters<typeof changedWalk>[1]): void
  t: WalkTexts
}) {
  const stands = [...walk.standOf.values()]
  const isElsewhere = address.from && !stands.some(({ standCode }) => standCode === address.from)
  return (
    <div className="walk-wishes print:hidden">
      <label className="block min-w-0">
        <span className="type-small">{t.from}</span>
        <select
          value={address.from ?? ''}
          onChange={event => onChange({ from: event.target.value })}
          className={field}
        >
          <option value="">{t.entrance}</option>
          {stands.length > 0 && (
            <optgroup label={t.groups.mine}>
              {stands.map(({ standCode, name }) => (
                <option key={standCode} value={standCode}>{`${standCode}, ${name}`}</option>
              ))}
            </optgroup>
          )}
          {isElsewhere && !places.some(({ key }) => key === address.from) && (
            <option value={address.from ?? ''}>{address.from}</option>
          )}
          {(['entrance', 'stage', 'service'] as const).map(kind => (
            <optgroup key={kind} label={t.groups[kind]}>
              {places
                .filter(place => place.kind === kind)
                .map(({ key }) => (
                  <option key={key} value={key}>
                    {key.startsWith('toilets')
                      ? `${placeTexts[key].name}: ${placeTexts[key].where}`
                      : placeTexts[key].name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="block min-w-0">
        <span className="type-small">{t.at}</span>
        <select
          value={address.at === null ? '' : clockOf(address.at)}
          onChange={event => onChange({ at: event.target.value })}
          className={field}
        >
          <option value="">{t.opening}</option>
          {hoursToChoose(walk, address.at).map(time => (
            <option key={time}>{time}</option>
          ))}
        </select>
      </label>
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          type="checkbox"
          checked={address.isStepFree}
          onChange={event => onChange({ accessible: event.target.checked ? '1' : null })}
          className="size-6 accent-ink"
        />
        {t.stepFree}
      </label>
      {nowMinute !== null && (
        <Button tone="ghost" size="small" onClick={() => onChange({ at: clockOf(nowMinute) })}>
          <Icon name="clock" size={18} />
          {t.fromNow}
        </Button>
      )}
    </div>
  )
}

const field = 'field mt-1.5 h-[54px] w-full border border-edge bg-raised px-3 text-[1rem] hover:border-ink'

/** Every half hour the doors are open, and the one that is chosen. */
function hoursToChoose({ hours }: DayWalk, chosen: number | null): string[] {
  const times: number[] = chosen === null ? [] : [chosen]
  for (let at = minuteOf(hours.from) ?? 0; at < (minuteOf(hours.to) ?? 0); at += 30) times.push(at)
  return [...new Set(times)].sort((one, other) => one - other).map(clockOf)
}
