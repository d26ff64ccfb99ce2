import { officeFrameData } from '../../office/frame-data.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { requirePerson } from '../require-role.ts'

export async function load(context: LoadContext) {
  const person = requirePerson(context)
  return {
    person: officeFrameData(person, context.locale),
    error: context.posted?.errors[0] ?? null,
    isDone: context.search.has('done') && !context.posted,
  }
}
