import type { Person } from '../../accounts/person.ts'
import { officeFrameData } from '../../office/frame-data.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { countNew } from './find-submissions.server.ts'

/** What stands around each page: the rail with what is new, and what has just happened. */
export async function loadFrame({ db, locale, search, posted }: LoadContext, person: Person) {
  return {
    frame: officeFrameData(person, locale, { '/office/submissions/': await countNew(db) }),
    done: posted ? null : search.get('done'),
    error: posted?.errors[0]?.message,
    typed: posted?.values ?? {},
  }
}
