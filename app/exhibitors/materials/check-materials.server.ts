import { fairOfExhibitors } from '../../editions/open-fair.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { isSlotOf } from './arrival-slots.ts'
import { checklistOf } from './checklist.ts'
import { type Item, type PageItem, pageItems } from './items.ts'
import { type Problem, problemsIn } from './material-fields.ts'
import { digestOf, handedIn, type MarkRow, type Materials } from './read-materials.server.ts'
import { namesIn } from './team-passes.ts'
import { materialTexts } from './texts.server.ts'

/** What the page still misses. */
export function missingIn(
  { values, pictures }: Pick<Materials, 'values' | 'pictures'>,
  { locale, now }: { locale: LocaleCode; now: Date },
): Problem[] {
  return problemsIn(values, pictures, { locale, now, words: materialTexts[locale].wrong })
}

export function digestsOf(materials: Pick<Materials, 'values' | 'pictures'>): Record<PageItem, string> {
  const now = handedIn(materials)
  return Object.fromEntries(pageItems.map(item => [item, digestOf(item, now)])) as Record<PageItem, string>
}

export type Checked = {
  application: Pick<ApplicationRow, 'state' | 'editionId'>
  materials: Materials
  marks: readonly MarkRow[]
  arrival: string | null
}

/** Every line of the checklist: what is missing, what is accepted, what has come back. */
export function checklist(
  { application, materials, marks, arrival }: Checked,
  asking: { locale: LocaleCode; now: Date },
) {
  const problems = missingIn(materials, asking)
  const missing = new Set<Item>(problems.map(({ item }) => item))
  if (namesIn(materials.row?.passes ?? '').length === 0) missing.add('passes')
  const { state, editionId } = application
  if (!isSlotOf(arrival, fairOfExhibitors(editionId))) missing.add('arrival')
  return { problems, lines: checklistOf({ state, missing, marks, digests: digestsOf(materials) }) }
}
