import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

/** One line to search by; the label is always there, seen or heard. */
export function SearchField({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className={cx('relative block', className)}>
      <span className="sr-only">{label}</span>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-2"
      />
      <input
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        {...rest}
        type="search"
        className="field h-[54px] w-full border border-edge bg-raised pr-4 pl-12 text-[1rem] placeholder:text-ink-3 hover:border-ink"
      />
    </label>
  )
}
