import type { LoadContext } from '../../pages/load-context.ts'
import { officeFrame } from '../office-frame.ts'

export async function load({ person, posted, search, locale }: LoadContext) {
  return {
    person: person && officeFrame(person, locale),
    error: posted?.errors[0]?.message ?? null,
    typed: posted?.values.email ?? '',
    isOut: search.has('out'),
  }
}
