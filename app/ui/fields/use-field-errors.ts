import { type FocusEvent, type FormEvent, useRef, useState } from 'react'

export type FieldErrors = Readonly<Record<string, string>>

/**
 * What is wrong with the fields of a form, said beside them. A field speaks when it is left, and from then on with every
 * change, also when it goes wrong once more. Boxes to tick speak when they change: leaving one untouched is no mistake yet.
 */
export function useFieldErrors(initial: FieldErrors, check: (name: string) => Promise<string | null>) {
  const [errors, setErrors] = useState(initial)
  const spoken = useRef(new Set(Object.keys(initial)))

  async function say(name: string) {
    spoken.current.add(name)
    // Should what checks not come, the answer to the form says what is wrong.
    const message = await check(name).catch(() => undefined)
    if (message !== undefined)
      setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
  }

  return {
    errors,
    /** All fields have been judged together, or, where none is named, are as if nobody had been there. */
    judge(found: FieldErrors, judged: readonly string[]) {
      spoken.current = new Set(judged)
      setErrors(found)
    },
    onBlur(event: FocusEvent) {
      const { name, type } = fieldOf(event.target)
      const next = event.relatedTarget
      // Whoever goes on to send is told everything then; a sentence now would move the button from under the finger.
      if (next?.matches('[type="submit"]')) return
      const staysInGroup = type === 'radio' && next !== null && fieldOf(next).name === name
      if (name && type !== 'checkbox' && !staysInGroup) say(name)
    },
    onChange(event: FormEvent) {
      const { name, type } = fieldOf(event.target)
      const isTick = type === 'checkbox' || type === 'radio'
      if (name && (isTick || spoken.current.has(name))) say(name)
    },
  }
}

function fieldOf(target: EventTarget): Partial<HTMLInputElement> {
  return target
}
