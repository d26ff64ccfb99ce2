import { Button } from '../../../ui/button.tsx'

/**
 * For a device that others use too. The form alone does it: the service worker sees it pass and drops what it has kept,
 * the answer clears the browser's cache.
 */
export function ForgetHere({
  here,
  t,
  onForget,
}: {
  here: string
  t: { note: string; button: string }
  onForget?: () => void
}) {
  return (
    <form
      method="post"
      action={`${here}?forget`}
      onSubmit={onForget}
      className="print:hidden section-gap border-t border-hair pt-6"
    >
      <p className="type-small max-w-text text-pretty text-ink-2">{t.note}</p>
      <Button type="submit" name="do" value="forget" tone="ghost" size="small" className="mt-4">
        {t.button}
      </Button>
    </form>
  )
}
