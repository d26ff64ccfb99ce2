import { Link } from '../../../navigation/link.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { ConfirmTick, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { ShownChange } from '../show-change.server.ts'
import type { EditionDeskTexts } from '../texts.ru.ts'

type Props = { change: ShownChange; section: string; edition?: string | undefined; t: EditionDeskTexts }

/** A proposal: two columns under one lintel, what follows, and the buttons of whoever's turn it is. */
export function ChangeSheet({ change, section, edition, t }: Props) {
  const words = t.change
  return (
    <section
      id="change"
      aria-labelledby="change-title"
      className="border border-edge border-t-4 border-t-accent bg-raised p-5"
    >
      <h2 id="change-title" className="type-d3">
        {fill(words.number, { id: change.id })}
      </h2>
      <p className="type-small text-ink-2">
        {change.takesTwo ? words.takesTwo : words.takesOne} {change.from}
      </p>
      <Signatures change={change} t={t} />
      <blockquote className="mt-4 border-l-4 border-edge pl-3 [overflow-wrap:anywhere]">
        {change.reason}
      </blockquote>
      <dl className="mt-4">
        {change.rows.map(({ path, label, before, after }) => (
          <div key={path} className="border-t border-hair py-2">
            <dt className="type-small text-ink-2">{label}</dt>
            <dd>
              <s className="text-ink-2">{before}</s> → <strong>{after}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {change.pages && <Follows change={change} t={t} />}
      <Buttons change={change} section={section} edition={edition} t={t} />
    </section>
  )
}

function Signatures({ change, t }: Omit<Props, 'section'>) {
  const words = t.change
  return (
    <div className="mt-4 grid grid-cols-2 border-t-4 border-ink">
      <div className="border-r border-hair px-3 py-3">
        <p className="font-semibold">{change.by}</p>
        <p className="type-small text-ink-2">{fill(words.proposed, { at: change.at })}</p>
      </div>
      <div className="px-3 py-3">
        {change.decided ? (
          <>
            <p className="font-semibold">{change.decided.by}</p>
            <p className="type-small text-ink-2">
              {change.state === 'proposed' ? '' : fill(words[change.state], { at: change.decided.at })}
            </p>
          </>
        ) : (
          <p className="text-ink-2">{change.mayAgree ? words.yourTurn : words.othersTurn}</p>
        )}
      </div>
    </div>
  )
}

function Follows({ change, t }: Omit<Props, 'section'>) {
  const words = t.change
  const pages = change.pages ?? []
  return (
    <>
      <h3 className="mt-5 font-semibold">{words.follows}</h3>
      <ul className="mt-2">
        <Consequence icon="list">
          {pages.length === 0 ? (
            words.noPages
          ) : (
            <details>
              <summary className="min-h-11 content-center">
                <strong>{fill(words.pages, { count: pages.length })}</strong>{' '}
                <span className="link">{words.look}</span>
              </summary>
              <ul>
                {pages.map(({ path, languages }) => (
                  <li key={path} className="border-t border-hair py-2">
                    {languages.map(({ pathname, title, locale, words: changed }) => (
                      <div key={pathname} lang={locale} className="mb-2">
                        <p className="font-semibold [overflow-wrap:anywhere]">
                          {title}, {pathname}
                        </p>
                        {changed.map(({ before, after }) => (
                          <p key={`${before} ${after}`} className="type-small [overflow-wrap:anywhere]">
                            <s className="text-ink-2">{before}</s> <ins className="no-underline">{after}</ins>
                          </p>
                        ))}
                      </div>
                    ))}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Consequence>
        {change.isOnEveryPage && <Consequence icon="list">{words.everyPage}</Consequence>}
        {change.rules.map(({ section, text }) => (
          <Consequence key={section} icon="check">
            {text}
          </Consequence>
        ))}
        {change.open && <Consequence icon="clock">{fill(words.carts, change.open)}</Consequence>}
        {change.stillSaid.map(({ pathname, title, words: said }) => (
          <Consequence key={pathname} icon="warning">
            <span className="[overflow-wrap:anywhere]">{fill(words.stillSaid, { title, words: said })}</span>
          </Consequence>
        ))}
      </ul>
      <h3 className="mt-5 mb-2 font-semibold">{words.buyer}</h3>
      <div className="grid grid-cols-2 gap-3">
        {(['before', 'after'] as const).map(side => (
          <div key={side} data-layout="dark" className="bg-ground p-3 text-ink">
            <p className="type-caption text-ink-2">{change[side]}</p>
            {change.rows.slice(0, 3).map(row => (
              <p key={row.path}>
                <span className="type-d3 block">{row[side]}</span>
                <span className="type-caption">{row.label}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function Consequence({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="flex gap-3 border-t border-hair py-2">
      <span className="mt-0.5 shrink-0">
        <Icon name={icon} size={18} />
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  )
}

function Buttons({ change, section, edition, t }: Props) {
  const words = t.change
  const about = { change: String(change.id), section, ...(edition && { edition }) }
  return (
    <>
      {change.mayAgree && (
        <OfficeForm does="agree" fields={about} className="mt-5 border-t-4 border-ink pt-3">
          <ConfirmTick id="confirm" label={words.agreeTick} />
          <Button type="submit" className="mt-2 w-full">
            {words.agree}
          </Button>
        </OfficeForm>
      )}
      {change.isWaiting && !change.mayAgree && <p className="mt-5 font-semibold">{words.own}</p>}
      {change.isPlanned && change.until && (
        <p className="type-small mt-5 text-ink-2">{fill(words.until, { from: change.until })}</p>
      )}
      {(change.isWaiting || change.isPlanned) && (
        <OfficeForm does="end" fields={about} className="mt-3">
          <TextField id="note" name="note" label={words.note} maxLength={1000} autoComplete="off" />
          <Button type="submit" tone="ghost" className="mt-3 w-full">
            {change.isOwn || change.isPlanned ? words.takeBack : words.sendBack}
          </Button>
        </OfficeForm>
      )}
      {change.note && <p className="type-small mt-3 [overflow-wrap:anywhere]">{change.note}</p>}
      <p className="type-small mt-3">
        <Link to="/office/edition/" className="link inline-flex min-h-11 items-center">
          {t.title}
        </Link>
      </p>
    </>
  )
}
