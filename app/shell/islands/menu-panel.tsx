import { useEffect } from 'react'
import { groups } from './full-menu.ts'
import { keepFocus } from './keep-focus.ts'
import { NarrowMenu } from './menu-narrow.tsx'
import { WideMenu } from './menu-wide.tsx'

/** The menu on a wide and on a narrow screen. */
export function MenuPanel() {
  useEffect(() => {
    document.addEventListener('keydown', keepFocus)
    return () => document.removeEventListener('keydown', keepFocus)
  }, [])
  return (
    <>
      <WideMenu groups={groups} />
      <NarrowMenu groups={groups} />
    </>
  )
}
