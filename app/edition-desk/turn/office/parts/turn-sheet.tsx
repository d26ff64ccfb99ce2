import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { ConfirmTick, TextField } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ShownTurn } from '../show-turn.server.ts'
import type { TurnTexts } from '../texts.ru.ts'

type Props = { turn: ShownTurn; t: TurnTexts }

/** A turn that somebody wants: every page it changes, and the buttons of whoever's turn it is. */
export function TurnSheet({ turn, t }: Props) {
  const words = t.turn
  return (
    <section
      id="turn"
      aria-labelledby="turn-title"
      className="mb-10 max-w-text border border-edge border-t-4 border-t-accent bg-raised p-5"
    >
      <h2 id="turn-title" className="type-d3">
        {turn.title}
      </h2>
      <p className="font-semibold">{turn.from}</p>
      <p className="type-small mt-2 text-ink-2">{turn.by}</p>
      <p className="type-small text-ink-2">{turn.agreed ?? (turn.isWaiting && words.waits)}</p>
      <blockquote className="mt-4 border-l-4 border-edge pl-3 [overflow-wrap:anywhere]">
        {turn.reason}
      </blockquote>
      {turn.pages && (
        <>
          <details className="mt-4 border-t border-hair">
            <summary className="min-h-11 content-center">
              <strong>{fill(words.pages, { count: turn.pages.length })}</strong>{' '}
              <span className="link">{words.look}</span>
            </summary>
            <ul>
              {turn.pages.map(({ path, pathname, title, words: changed }) => (
                <li key={path} className="border-t border-hair py-2 [overflow-wrap:anywhere]">
                  <p className="font-semibold">
                    {title}, {pathname}
                  </p>
                  {changed.map(({ before, after }) => (
                    <p key={`${before} ${after}`} className="type-small">
                      <s className="text-ink-2">{before}</s> <ins className="no-underline">{after}</ins>
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </details>
          <p className="mt-4">{words.stands}</p>
        </>
      )}
      <Buttons turn={turn} t={t} />
      {turn.note && <p className="type-small mt-3 [overflow-wrap:anywhere]">{turn.note}</p>}
    </section>
  )
}

function Buttons({ turn, t }: Props) {
  const words = t.turn
  const about = { turn: String(turn.id) }
  return (
    <>
      {turn.mayAgree && (
        <OfficeForm does="agree" fields={about} className="mt-5 border-t-4 border-ink pt-3">
          <ConfirmTick id="confirm" label={words.tick} />
          <Button type="submit" className="mt-2 w-full">
            {words.agree}
          </Button>
        </OfficeForm>
      )}
      {turn.isWaiting && turn.isOwn && <p className="mt-5 font-semibold">{words.own}</p>}
      {turn.isAhead && (
        <OfficeForm does="end" fields={about} className="mt-3">
          <TextField id="note" name="note" label={words.note} maxLength={1000} autoComplete="off" />
          <Button type="submit" tone="ghost" className="mt-3 w-full">
            {turn.isWaiting && !turn.isOwn ? words.sendBack : words.takeBack}
          </Button>
        </OfficeForm>
      )}
    </>
  )
}
