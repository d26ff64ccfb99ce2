import { useEffect, useState } from 'react'
import { useRouter, useView } from '../../../navigation/view.ts'
import { queryOf, type WallChoices } from '../wall-choices.ts'

// Browsers refuse an address that changes with every step of a held button.
const restMs = 250

/** What is chosen. It is drawn at once and written into the address when the hand rests; only another work is fetched. */
export function useWallChoices(served: WallChoices) {
  const router = useRouter()
  const { pathname } = useView()
  const [last, setLast] = useState(served)
  const [choices, setChoices] = useState(served)
  const [isWritten, setIsWritten] = useState(true)
  if (last !== served) {
    setLast(served)
    setChoices(served)
  }

  useEffect(() => {
    if (isWritten) return
    const write = () => history.replaceState(history.state, '', `${pathname}${queryOf(choices)}`)
    const timer = setTimeout(write, restMs)
    return () => clearTimeout(timer)
  }, [choices, isWritten, pathname])

  return {
    choices,
    change(change: Partial<WallChoices>) {
      setIsWritten(false)
      setChoices(now => ({ ...now, ...change }))
    },
    hangBeside(beside: string) {
      const query = queryOf({ ...choices, beside })
      return router.navigate(`${pathname}${query}`, { replace: true, keepsScroll: true })
    },
  }
}

export type ChoiceControl = ReturnType<typeof useWallChoices>
