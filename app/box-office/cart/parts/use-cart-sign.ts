import { useMemo, useSyncExternalStore } from 'react'
import { useSecondsLeft } from '../../../navigation/seconds-left.ts'
import { findSign, readSign } from '../cart-sign.ts'
import { followCart } from '../sign-cookie.ts'

/** The visitor's cart while its places are held, with the seconds left; null without one. */
export function useCartSign(): { count: number; left: number | null } | null {
  const text = useSyncExternalStore(
    followCart,
    () => findSign(document.cookie),
    () => '',
  )
  const sign = useMemo(() => readSign(text), [text])
  const left = useSecondsLeft(sign?.heldUntil ?? null)
  return sign && left !== 0 ? { count: sign.count, left } : null
}
