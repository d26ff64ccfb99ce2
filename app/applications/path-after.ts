import type { FormDescription } from './description.ts'

/** Where whoever sent a form is led: to the form's own page, or to its thanks. */
export function pathAfter({ id, redirect }: Pick<FormDescription, 'id' | 'redirect'>): string {
  return redirect ?? `/thanks/?form=${id}`
}
