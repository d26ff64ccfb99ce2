import { createHash, createHmac } from 'node:crypto'
import type { AwardDesk } from './award-desk.ts'

/** The secret that opens an application, the same every time it is asked for. */
export function linkTokenOf({ linkSecret }: Pick<AwardDesk, 'linkSecret'>, applicationId: string): string {
  return createHmac('sha256', linkSecret).update(`award ${applicationId}`).digest('base64url')
}

export function hashOfLink(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
