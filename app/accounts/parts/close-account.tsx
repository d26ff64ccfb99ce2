import { OfficeForm } from '../../office/parts/office-form.tsx'
import { fill } from '../../platform/fill.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { AccountTexts } from '../texts.ru.ts'
import { AccountSection } from './account-section.tsx'
import { PasswordField } from './password-field.tsx'

/** The end of an account: what goes, what the law has us keep, and two things to type before it is done. */
export function CloseAccount({
  email,
  staying,
  typed,
  wrong,
  words,
}: {
  email: string
  /** What rooms keep, a sentence for each. */
  staying: readonly string[]
  typed: string
  /** The field that was refused. */
  wrong: string | undefined
  words: AccountTexts['security']['closing']
}) {
  const isWrong = wrong === 'confirm'
  return (
    <AccountSection id="closing" title={words.title} lead={words.lead}>
      <h3 className="type-body font-semibold">{words.staying}</h3>
      <ul className="type-body mt-2 mb-6 max-w-text list-disc pl-5 text-ink-2">
        {[...staying, words.log, words.consent, words.orders].map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <OfficeForm does="delete" className="max-w-[404px]">
        <label htmlFor="confirm" className="type-small block [overflow-wrap:anywhere]">
          {fill(words.confirm, { email })}
        </label>
        <input
          id="confirm"
          name="confirm"
          autoComplete="off"
          required
          defaultValue={typed}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? 'outcome' : undefined}
          className={cx(
            'mt-1.5 h-[54px] w-full border bg-raised px-4 text-[1rem] hover:border-ink',
            isWrong ? 'border-error' : 'border-edge',
          )}
        />
        <PasswordField
          id="delete-password"
          name="password"
          label={words.password}
          autoComplete="current-password"
          error={wrong === 'delete-password' ? 'outcome' : undefined}
        />
        <Button type="submit" tone="danger" className="mt-5">
          {words.send}
        </Button>
      </OfficeForm>
    </AccountSection>
  )
}
