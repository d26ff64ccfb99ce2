import { readFile } from 'node:fs/promises'
import { readEditions } from '../../../editions/read-editions.server.ts'
import { type Actions, goTo } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { isKindName } from '../../kinds/kind-names.ts'
import { kinds } from '../../kinds/kinds.ts'
import { loadEditorialFrame } from '../../office/load-frame.server.ts'
import { momentText } from '../../office/set-release.server.ts'
import { mayOpenKind } from '../../rights.ts'
import { addImport, mayImport } from '../add-import.server.ts'
import { answerRefused, bounds } from '../answer-refused.server.ts'
import { exchangedKinds } from '../columns.ts'
import { exchangeBounds } from '../exchange-bounds.ts'
import { readImports } from '../read-imports.server.ts'

export const importsPath = '/office/content/imports/'

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, locale, person, now, search, posted } = context
  const fairs = await readEditions(db)
  const fair = posted?.values.edition ?? search.get('edition') ?? edition.id
  const own = exchangedKinds.filter(kind => mayOpenKind(person, kind))
  const asked = posted?.values.kind ?? search.get('kind') ?? ''
  return {
    ...(await loadEditorialFrame(context)),
    bounds: { ...bounds, days: exchangeBounds.keptDays },
    chosen: own.find(kind => kind === asked) ?? own[0] ?? '',
    // A choice where there is one.
    fairs: fairs.length > 1 ? fairs.map(({ id, name }) => ({ value: id, label: name[locale] })) : [],
    fair: fairs.some(({ id }) => id === fair) ? fair : edition.id,
    kinds: own.map(kind => ({
      kind,
      label: kinds[kind].label.many[locale],
      maySend: mayImport(person, kind),
    })),
    imports: (await readImports(db, person, now)).map(one => ({
      to: `${importsPath}${one.id}/`,
      file: one.fileName,
      kind: kinds[one.kind].label.many[locale],
      state: one.state,
      rows: one.counts.all,
      who: `${one.madeByName}, ${momentText(one.madeAt, locale)}`,
    })),
  }
}

export const actions: Actions = {
  check: using(['pool'], async ({ db, edition, file, fields, person, locale, now, trace }, { pool }) => {
    const kind = fields.kind ?? ''
    if (!isKindName(kind)) return answerRefused({ reason: 'unknown-kind' }, locale)
    const typed = { kind, edition: fields.edition ?? '' }
    const known = fields.edition ? await readEditions(db) : []
    if (fields.edition && !known.some(({ id }) => id === fields.edition))
      return answerRefused({ reason: 'unknown-edition' }, locale, { kind })
    if (!file) return answerRefused({ reason: 'no-file' }, locale, typed)
    trace.concern(file.name)
    // Whoever names no fair means the one on show, also when the table is taken over after the turn.
    const editionId = fields.edition || edition.id
    const sent = { kind, fileName: file.name, bytes: await readFile(file.path), editionId }
    const added = await addImport(pool, person, sent, now)
    if (!added.ok) return answerRefused(added, locale, typed)
    trace.change({}, { kind, sha256: added.sha256, ...added.counts })
    return goTo(`${importsPath}${added.id}/?done=checked`)
  }),
  default: async ({ locale }) => answerRefused({ reason: 'unknown' }, locale),
}

export type ImportsData = Awaited<ReturnType<typeof load>>
