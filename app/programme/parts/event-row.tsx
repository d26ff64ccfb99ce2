import type { EventRow as Row } from '../../content/events/event-row.ts'
import { type RegistrationState, registrationState } from '../../content/events/registration.ts'
import { EventLine } from '../../content/parts/event-line.tsx'
import { stageOf } from '../../editions/stages.ts'
import { KeepButton } from '../../my-plan/parts/keep-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'

export type EventRowWords = {
  keep: string
  kept: string
  isOn: string
  isOver: string
  registration: Record<RegistrationState, string>
}

/** An event in a list, with its heart and with what the hour says of it. */
export function EventRow({
  event,
  now,
  words,
  conflict,
  heading = 'h3',
  day,
}: {
  event: Row
  /** The fair's time; where it does not matter, null. */
  now: Date | null
  words: EventRowWords
  /** «Пересекается с вашим планом: …» */
  conflict?: string | undefined
  heading?: 'h3' | 'h4'
  day?: string
}) {
  const stage = now ? stageOf(event, now) : 'ahead'
  return (
    <EventLine
      event={event}
      heading={heading}
      day={day}
      isOn={stage === 'on'}
      isOver={stage === 'over'}
      mark={
        stage === 'on' && (
          <strong className="font-semibold whitespace-nowrap text-accent">{words.isOn}</strong>
        )
      }
      state={stage === 'over' ? words.isOver : admissionWord(event, now, words)}
      note={conflict && <ConflictNote>{conflict}</ConflictNote>}
      aside={<KeepButton kind="events" slug={event.slug} words={words} name={event.title} />}
    />
  )
}

/** How one gets in, and whether one still can register; undefined where no hour is known. */
function admissionWord({ admission, registration }: Row, now: Date | null, words: EventRowWords) {
  if (!registration || !now) return undefined
  return words.registration[registrationState(registration, now)].replace('{admission}', admission)
}

/** Two things at once: a sign and a sentence, the colour only repeats them. */
export function ConflictNote({ children }: { children: string }) {
  return (
    <p className="type-small mt-2 flex items-start gap-2 text-warning">
      <Icon name="warning" size={17} className="mt-0.5" />
      <span>
        <Unbroken>{children}</Unbroken>
      </span>
    </p>
  )
}
