import { type AccountFrameData, accountFrameData } from '../../accounts/account-frame-data.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import type { Person } from '../../platform/person.ts'

/** What stands around every page of the jury. */
export type JuryFrameData = { account: AccountFrameData; isChair: boolean }

export function juryFrameData(
  context: Pick<RequestContext, 'locale' | 'mayOpen'> & { person: Person },
  juror: { isChair: boolean } | null,
): JuryFrameData {
  return { account: accountFrameData(context), isChair: juror?.isChair ?? false }
}
