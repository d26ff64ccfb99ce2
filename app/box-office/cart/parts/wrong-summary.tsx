import { useEffect, useRef } from 'react'
import type { Posted } from '../../../page-server/load-context.ts'
import { fieldId } from '../../../ui/field.tsx'
import { isInField } from '../../../ui/fields/field-focus.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What is wrong with a form that came back, above it; each line leads to its field. */
export function WrongSummary({
  title,
  errors,
  idOf = fieldId,
  labels = {},
}: {
  title: string
  errors: Posted['errors']
  idOf?(field: string): string
  /** The names of fields, where the sentence alone would not say which one is meant. */
  labels?: Record<string, string>
}) {
  const box = useRef<HTMLDivElement>(null)
  // Whoever has begun to mend it before the page came to life goes on.
  useEffect(() => {
    if (!isInField()) box.current?.focus()
  }, [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="border border-hair border-t-4 border-t-error bg-raised p-5"
    >
      <p className="flex items-center gap-2.5 font-medium">
        <Icon name="warning" className="text-error" />
        {title}
      </p>
      <ul className="mt-2">
        {errors.map(({ field, message }) => (
          <li key={field} className="border-hair not-first:border-t">
            <a href={`#${idOf(field)}`} className="link inline-flex min-h-11 items-center py-2 leading-snug">
              {labels[field] ? `${labels[field]}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
