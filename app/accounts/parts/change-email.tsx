import { OfficeForm } from '../../office/parts/office-form.tsx'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import { AccountSection } from './account-section.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

type Shown = {
  email: string
  change: { email: string; hasOld: boolean; hasNew: boolean } | null
  typed: { email: string }
  error: { field: string } | null
}

/** Another address for the account: both mailboxes have to agree. */
export function ChangeEmail({ data, words }: { data: Shown; words: AccountTexts['security']['email'] }) {
  const { change, error } = data
  // What is wrong stands on top of the page.
  const wrong = (field: string) => (error?.field === field ? 'outcome' : undefined)
  return (
    <AccountSection id="email" title={words.title} lead={fill(words.lead, { email: data.email })}>
      {change && (
        <div className="mb-6 border-l-4 border-warning pl-4">
          <p className="type-body [overflow-wrap:anywhere]">{fill(words.pending, { email: change.email })}</p>
          <p className="type-small mt-1 text-ink-2">
            {words.old}: {change.hasOld ? words.agreed : words.waits}, {words.new}:{' '}
            {change.hasNew ? words.agreed : words.waits}
          </p>
          <OfficeForm does="email-cancel">
            <Button type="submit" tone="text">
              {words.cancel}
            </Button>
          </OfficeForm>
        </div>
      )}
      <OfficeForm does="email" className="max-w-[404px]">
        <EmailField
          id="new-email"
          label={words.next}
          typed={data.typed.email}
          autoComplete="email"
          error={wrong('email')}
        />
        <PasswordField
          id="email-password"
          name="password"
          label={words.password}
          autoComplete="current-password"
          error={wrong('email-password')}
        />
        <Button type="submit" tone="ghost" className="mt-5">
          {words.send}
        </Button>
      </OfficeForm>
    </AccountSection>
  )
}
