import { groups } from './full-menu.ts'
import { NarrowMenu } from './menu-narrow.tsx'
import { WideMenu } from './menu-wide.tsx'

/** The menu on a wide and on a narrow screen. */
export function MenuPanel() {
  return (
    <>
      <WideMenu groups={groups} />
      <NarrowMenu groups={groups} />
    </>
  )
}
