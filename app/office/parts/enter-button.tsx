/**
 * What Enter in a field of this form means. Browsers press the first button they find, and in a form of several that may be
 * «Убрать» or «Опубликовать»: this one stands before them all, unseen and skipped by Tab.
 */
export function EnterButton({ name, value }: { name?: string; value?: string }) {
  return (
    <button type="submit" name={name} value={value} tabIndex={-1} aria-hidden="true" className="sr-only" />
  )
}
