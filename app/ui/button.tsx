import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass, closedClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

/** A link that looks like a button takes `buttonClass()` instead. */
export function Button({
  tone,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & {
  tone?: ButtonTone
  size?: ButtonSize
  busy?: boolean
  /** «Отправляем…»; its place is kept, so the button never changes width. */
  busyLabel?: string
}) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ tone, size, className })}
    >
      {busyLabel === undefined ? (
        <>
          {busy && <Spinner />}
          {children}
        </>
      ) : (
        <Swap busy={busy} rest={children} busyLabel={busyLabel} />
      )}
    </button>
  )
}

/** Says in words why there is nothing to press; it is text, so the keyboard does not stop here. */
export function ClosedButton({
  size,
  className,
  children,
}: {
  size?: ButtonSize
  className?: string
  children: ReactNode
}) {
  return <span className={closedClass({ size, className })}>{children}</span>
}

/** Both captions lie in one cell; the hidden one still holds the width and is silent for screen readers. */
function Swap({ busy, rest, busyLabel }: { busy: boolean; rest: ReactNode; busyLabel: string }) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5'
  return (
    <span className="grid">
      <span className={busy ? `${cell} invisible` : cell}>{rest}</span>
      <span className={busy ? cell : `${cell} invisible`}>
        {busy && <Spinner />}
        {busyLabel}
      </span>
    </span>
  )
}
