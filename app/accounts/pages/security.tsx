import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { OfficeForm } from '../../office/parts/office-form.tsx'
import { OfficeOutcome } from '../../office/parts/office-outcome.tsx'
import { fill } from '../../platform/fill.ts'
import { localeCodes } from '../../platform/languages.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { AccountFrame } from '../parts/account-frame.tsx'
import { AccountSection } from '../parts/account-section.tsx'
import { ChangeEmail } from '../parts/change-email.tsx'
import { CloseAccount } from '../parts/close-account.tsx'
import type { AccountTexts } from '../texts.ru.ts'
import type { load } from './security.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, AccountTexts>
type Part = Pick<Props, 'data' | 't'>

/** Where one is signed in, and everything that protects the account or ends it. */
export default function Security({ data, t }: Props) {
  const words = t.security
  return (
    <AccountFrame frame={data.frame} title={words.title}>
      <OfficeOutcome error={data.error?.message} done={data.done ?? undefined} />
      <div className="grid-columns gap-y-14">
        <div className="col-span-full grid content-start gap-14 lg:col-span-7">
          <Sessions data={data} t={t} />
          <ChangeEmail data={data} words={words.email} />
        </div>
        <div className="col-span-full grid content-start gap-14 lg:col-span-4 lg:col-start-9 lg:row-span-2">
          <AccountSection id="password" title={words.password.title} lead={words.password.lead}>
            <Link to="/account/password/" className={buttonClass({ tone: 'text' })}>
              {words.password.change}
            </Link>
          </AccountSection>
          <AccountSection
            id="code"
            title={words.code.title}
            lead={data.code ? fill(words.code.on, data.code) : words.code.off}
          >
            <Link to="/account/two-factor/" className={buttonClass({ tone: 'text' })}>
              {words.code.change}
              <span className="sr-only">: {words.code.title}</span>
            </Link>
          </AccountSection>
          <LetterLanguage data={data} t={t} />
        </div>
        {data.closing && (
          <div className="col-span-full lg:col-span-7">
            <CloseAccount
              email={data.email}
              staying={data.closing.staying}
              typed={data.typed.confirm}
              wrong={data.error?.field}
              words={words.closing}
            />
          </div>
        )}
      </div>
    </AccountFrame>
  )
}

function Sessions({ data, t }: Part) {
  const words = t.security.sessions
  const others = data.sessions.filter(({ isHere }) => !isHere)
  return (
    <AccountSection id="sessions" title={words.title} lead={words.lead}>
      <ul className="border-t border-hair">
        {data.sessions.map(({ id, device, since, isHere }) => (
          <li
            key={id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-b border-hair py-2"
          >
            <p className="type-body">
              {device ?? words.unknown}
              <span className="type-small block text-ink-2">
                {fill(words.since, { moment: since })}
                {isHere && `, ${words.here}`}
              </span>
            </p>
            {!isHere && (
              <OfficeForm does="end" fields={{ session: id }}>
                <Button type="submit" tone="text">
                  {words.end}
                  <span className="sr-only">
                    : {device ?? words.unknown}, {since}
                  </span>
                </Button>
              </OfficeForm>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <OfficeForm does="end-others" className="mt-5">
          <Button type="submit" tone="ghost" size="small">
            {words.endOthers}
          </Button>
        </OfficeForm>
      ) : (
        <p className="type-small mt-4 text-ink-2">{words.alone}</p>
      )}
    </AccountSection>
  )
}

function LetterLanguage({ data, t }: Part) {
  const words = t.security.locale
  return (
    <AccountSection id="locale" title={words.title} lead={words.lead}>
      <OfficeForm does="locale">
        <fieldset>
          <legend className="sr-only">{words.title}</legend>
          {localeCodes.map(code => (
            <label key={code} className="flex min-h-11 w-fit items-center gap-3">
              <input
                type="radio"
                name="locale"
                value={code}
                defaultChecked={data.locale === code}
                className="tick tick-round"
              />
              {words[code]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" tone="ghost" size="small" className="mt-3">
          {words.send}
        </Button>
      </OfficeForm>
    </AccountSection>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.security.title, isHidden: true }
}
