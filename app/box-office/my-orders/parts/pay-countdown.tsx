import { useEffect, useState } from 'react'
import { useRouter } from '../../../navigation/view.ts'
import { request } from '../../../platform/fetch.ts'
import { paymentFingerprint } from '../payment-fingerprint.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'

const askEveryMs = 4_000
const lateSeconds = 5 * 60

/**
 * The time left, and the eye on the payment: every few seconds the order is asked how it is, and the page is made anew
 * as soon as it no longer waits, or an attempt to pay has come further than the page knows.
 */
export function PayCountdown({
  token,
  waiting,
  t,
}: {
  token: string
  waiting: { secondsLeft: number; secondsWhole: number; until: string; attempt: string }
  t: MyOrdersTexts
}) {
  const left = useSecondsLeft(waiting.secondsLeft)
  usePaymentWatch(token, waiting.attempt)
  const isLate = left < lateSeconds
  const share = Math.min(1, left / Math.max(1, waiting.secondsWhole))
  return (
    <div>
      <p className="type-lead">{t.timeLeft}</p>
      <p
        role="timer"
        className="type-numeral type-timer mt-2 font-[200] [--numeral:clamp(5.5rem,12vw,11rem)]"
      >
        {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
      </p>
      <svg aria-hidden="true" viewBox="0 0 1000 3" preserveAspectRatio="none" className="mt-6 h-[3px] w-full">
        <path d="M0 1.5H1000" stroke="currentColor" strokeWidth="1" className="text-edge" />
        <path
          d={`M0 1.5H${Math.round(share * 1000)}`}
          stroke="currentColor"
          strokeWidth="3"
          className="text-warning"
        />
      </svg>
      <p className="type-body mt-4 text-ink-2">{waiting.until}</p>
      <p role="status" className="type-body mt-1 text-warning">
        {left === 0 ? t.timeOver : isLate ? t.fiveMinutes : ''}
      </p>
    </div>
  )
}

// Counted by the device's steady timer from what the server said: a wrong clock changes nothing.
function useSecondsLeft(secondsLeft: number): number {
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const startedMs = performance.now()
    const tick = () => setLeft(Math.max(0, secondsLeft - Math.floor((performance.now() - startedMs) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return left
}

function usePaymentWatch(token: string, attempt: string) {
  const router = useRouter()
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const news = await newsOf(token, attempt)
      if (isGone) return
      if (news === null) {
        timer = setTimeout(ask, askEveryMs)
        return
      }
      const to = news === 'paid' ? '?done=paid' : `?now=${news}`
      router.navigate(to, { replace: true }).catch((error: unknown) => router.fail(error))
    }
    timer = setTimeout(ask, askEveryMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [token, attempt, router])
}

type Asked = { state: string; payment: { state: string; startedAt: string } | null }

// No answer is no news: it is asked again.
async function newsOf(token: string, attempt: string): Promise<string | null> {
  try {
    const response = await request(`/api/v1/orders/${token}`)
    const { state, payment } = (await response.json()) as Asked
    if (state !== 'waiting_for_payment') return state
    const mark = paymentFingerprint(payment)
    return mark === attempt ? null : mark
  } catch {
    return null
  }
}
