import { officeFrameData } from '../../office/frame-data.ts'
import type { LoadContext } from '../../page-server/load-context.ts'

export async function load({ person, posted, search, locale }: LoadContext) {
  return {
    person: person && officeFrameData(person, locale),
    error: posted?.errors[0]?.message ?? null,
    typed: posted?.values.email ?? '',
    isOut: search.has('out'),
  }
}
