import type { ComponentProps } from 'react'
import type { AccountFrameData } from '../account-frame-data.ts'
import { AccountFrame } from './account-frame.tsx'
import { Entrance } from './entrance.tsx'

/** A form of one's own, as narrow as the entrance: for members within their account, for everybody else before the office. */
export function OwnPage({
  account,
  ...entrance
}: ComponentProps<typeof Entrance> & { account: AccountFrameData | null }) {
  if (!account) return <Entrance {...entrance} />
  return (
    <AccountFrame frame={account} title={entrance.title}>
      <div className="max-w-[464px]">{entrance.children}</div>
    </AccountFrame>
  )
}
