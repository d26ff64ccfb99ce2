import { useEffect } from 'react'
import { keepFocus } from './keep-focus.ts'
import { NarrowMenu } from './menu-narrow.tsx'
import { WideMenu } from './menu-wide.tsx'
import { useMenu } from './use-menu.ts'

/** The menu on a wide and on a narrow screen. */
export function MenuPanel() {
  const { groups } = useMenu()
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
