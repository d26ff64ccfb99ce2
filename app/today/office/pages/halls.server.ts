import { hallName, hallsInOrder } from '../../../content/events/event-names.ts'
import { officeFrameData } from '../../../office/frame-data.ts'
import { type ActionContext, type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { fill } from '../../../platform/fill.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { readLoads } from '../../read-loads.server.ts'
import { setLoad } from '../../set-load.server.ts'
import { loadTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, now, locale, search, posted } = context
  const t = loadTexts[locale]
  const loads = await readLoads(db, now)
  return {
    frame: officeFrameData(context),
    error: posted?.errors[0]?.message,
    done: !posted && search.get('done') === 'set' ? t.done : undefined,
    halls: hallsInOrder().map(hall => {
      const said = loads.get(hall)
      return {
        hall,
        name: hallName(hall, locale),
        level: said?.level ?? null,
        said: said
          ? fill(t.until, { level: t.levels[said.level], time: timeOf(new Date(said.until)) })
          : t.nothing,
      }
    }),
  }
}

export const actions: Actions = {
  set: async ({ db, fields, person, locale, now, path, trace }: SignedIn<ActionContext>) => {
    const [hall, level] = [fields.hall ?? '', fields.level ?? '']
    trace.concern(hall)
    trace.change({}, { level: level.slice(0, 20) })
    const outcome = await setLoad(db, { hall, level, by: person.email }, now)
    if (outcome === 'set') return goTo(`${path}?done=set`)
    return showAgain({}, [{ field: 'level', message: loadTexts[locale].refusals[outcome] }])
  },
}
