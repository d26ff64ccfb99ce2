import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { useView } from '../../navigation/view.ts'
import { Icon } from '../../ui/icon.tsx'
import { Island } from '../islands/island.tsx'
import { useShellTexts } from '../use-shell-texts.ts'

/**
 * Opens and closes as a plain `<details>`; the script adds what a menu owes to the keyboard. That Tab goes round inside
 * comes with the panel (`islands/keep-focus.ts`).
 */
export function Menu() {
  const t = useShellTexts()
  const { pathname } = useView()
  const details = useRef<HTMLDetailsElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => close(details.current), [pathname])
  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !frameOf(details.current)?.contains(event.target))
        close(details.current)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])
  useEffect(() => {
    // Wherever the focus is: a menu opened by the mouse need not have it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.current?.open) leave(details.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function closeOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close(details.current)
  }

  return (
    <details ref={details} onToggle={takeFocus} className="menu group/menu -mr-2.5">
      <summary className="grid size-11 place-items-center">
        <span className="sr-only">{t.menu}</span>
        <Icon name="menu" className="group-open/menu:hidden" />
        <Icon name="close" className="hidden group-open/menu:block" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by the keyboard clicks too */}
      <div onClick={closeOnLink} className="menu-panel">
        <Island name="menu" />
      </div>
    </details>
  )
}

/** Safari gives the focus to nothing that the mouse has opened: Tab would then begin with the button once more. */
function takeFocus({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>) {
  if (menu.open && !frameOf(menu)?.contains(document.activeElement)) {
    menu.querySelector('summary')?.focus({ preventScroll: true })
  }
}

function frameOf(menu: HTMLDetailsElement | null) {
  return menu?.closest('header') ?? null
}

function leave(menu: HTMLDetailsElement) {
  close(menu)
  menu.querySelector('summary')?.focus()
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false
}
