import type { LoadContext } from '../../pages/load-context.ts'
import { officeFrame } from '../office-frame.ts'
import { requirePerson } from '../require-role.ts'

export async function load(context: LoadContext) {
  const person = requirePerson(context)
  return {
    person: officeFrame(person, context.locale),
    error: context.posted?.errors[0] ?? null,
    isDone: context.search.has('done') && !context.posted,
  }
}
