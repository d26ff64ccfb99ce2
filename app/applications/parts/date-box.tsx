import { useRef } from 'react'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BoxProps } from './form-field.tsx'

/** A day is typed; who would rather choose it has the device's own calendar. */
export function DateBox({ field, value, common, words }: BoxProps) {
  const typed = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  function take(day: string) {
    const box = typed.current
    if (!box || day === '') return
    box.value = day.split('-').reverse().join('.')
    box.dispatchEvent(new Event('input', { bubbles: true }))
    box.focus()
  }
  return (
    <span className="relative block">
      <input
        {...common}
        ref={typed}
        type="text"
        inputMode="decimal"
        autoComplete={field.autoComplete ?? 'off'}
        placeholder={words.dateExample}
        defaultValue={value}
        className={cx(common.className, 'h-[54px] pr-14')}
      />
      {isHydrated && (
        <>
          <button
            type="button"
            aria-label={words.calendar}
            onClick={() => picker.current?.showPicker()}
            className="absolute top-1 right-1 inline-flex size-[46px] items-center justify-center text-ink-2 hover:text-ink"
          >
            <Icon name="calendar" />
          </button>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            onChange={event => take(event.currentTarget.value)}
            className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
          />
        </>
      )}
    </span>
  )
}
