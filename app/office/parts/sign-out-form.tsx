import { useView } from '../../navigation/view.ts'
import { withLocale } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'

/** Leaving changes something, so it is a form and never a link. */
export function SignOutForm({ label, isQuiet = false }: { label: string; isQuiet?: boolean }) {
  const { locale } = useView()
  return (
    <form method="post" action={withLocale('/sign-out/', locale)}>
      <Button type="submit" tone={isQuiet ? 'text' : 'ghost'} className={isQuiet ? 'type-small' : undefined}>
        {label}
      </Button>
    </form>
  )
}
