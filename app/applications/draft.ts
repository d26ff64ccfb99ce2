import { deviceMs } from '../platform/device-clock.ts'
import { draftKey } from './draft-key.ts'
import type { FormView } from './form-view.ts'

const lifeMs = 30 * 86_400_000

type Draft = { at: number; values: Record<string, string[]> }

/** What has been typed stays on the device until it is sent. Consent does not: it is given anew each time. */
export function keepDraft(form: FormView, element: HTMLFormElement): void {
  const data = new FormData(element)
  const values: Draft['values'] = {}
  for (const { name, given } of form.fields) {
    if (given !== undefined) continue
    const typed = data.getAll(name).map(String)
    if (typed.some(one => one !== '')) values[name] = typed
  }
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(draftKey(form.id))
    else localStorage.setItem(draftKey(form.id), JSON.stringify({ at: deviceMs(), values } satisfies Draft))
  } catch {
    // A device that keeps nothing keeps no draft.
  }
}

/** Puts a draft back into its boxes; false when there was none, or one too old to be wanted. */
export function restoreDraft(form: FormView, element: HTMLFormElement): boolean {
  const draft = readDraft(form)
  if (!draft) return false
  let isAny = false
  const given = new Set(form.fields.flatMap(field => (field.given === undefined ? [] : [field.name])))
  for (const [name, wanted] of Object.entries(draft.values)) {
    if (given.has(name)) continue
    const boxes = [...element.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
    for (const box of boxes) {
      const isTick = box.type === 'checkbox' || box.type === 'radio'
      if (isTick) box.checked = wanted.includes(box.value)
      else box.value = wanted[0] ?? ''
      isAny = true
      // The count of characters listens to it.
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return isAny
}

export function forgetDraft(form: FormView): void {
  try {
    localStorage.removeItem(draftKey(form.id))
  } catch {
    // Nothing was kept.
  }
}

function readDraft(form: FormView): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(draftKey(form.id)) ?? 'null') as Draft | null
    if (draft && deviceMs() - draft.at < lifeMs) return draft
  } catch {
    // Unreadable is as good as none.
  }
  forgetDraft(form)
  return null
}
