import { Link } from '../../../navigation/link.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { ConfirmTick } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { StageData } from '../pages/stage.server.ts'
import type { AwardOfficeTexts } from '../texts.ru.ts'

type Props = { data: StageData; t: AwardOfficeTexts }

/** What comes next, what it needs, and where to go for what is missing. */
export function NextStep({ data, t }: Props) {
  const words = t.stage
  const clock = words.next.clock as Record<string, string>
  const own = data.next.find(({ action }) => Object.hasOwn(words.steps, action))
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="type-d3 mb-3">
        {words.next.title}
      </h2>
      {Object.hasOwn(clock, data.stage) && <p className="max-w-text">{clock[data.stage]}</p>}
      {own && <OwnStep step={own} t={t} />}
    </section>
  )
}

function OwnStep({ step, t }: { step: StageData['next'][number]; t: AwardOfficeTexts }) {
  const words = t.stage.steps[step.action as keyof AwardOfficeTexts['stage']['steps']]
  const isReady = step.needs.every(({ isMet }) => isMet)
  return (
    <>
      <p className="mb-3 max-w-text">{words.text}</p>
      <Needs needs={step.needs} t={t} />
      {isReady && (
        <OfficeForm does={step.action} className="mt-3">
          <ConfirmTick id={`confirm-${step.action}`} label={words.confirm} />
          <Button type="submit" className="mt-4">
            {words.send}
          </Button>
        </OfficeForm>
      )}
    </>
  )
}

/** Each condition with its answer in words. */
export function Needs({ needs, t }: { needs: StageData['next'][number]['needs']; t: AwardOfficeTexts }) {
  const { next, needs: names } = t.stage
  const ways: Record<string, { to: string; label: string }> = {
    'all-decided': { to: '/office/award/?state=waiting', label: next.toWaiting },
    'all-assigned': { to: '/office/award/jury/?show=short#books', label: next.toReaders },
    'chair-named': { to: '/office/award/jury/', label: next.toChair },
    'first-round-done': { to: '/office/award/jury/?show=owed#books', label: next.toOwed },
  }
  return (
    <ul className="max-w-text">
      {needs.map(({ need, isMet }) => {
        const way = ways[need]
        return (
          <li key={need} className="flex items-start gap-3 border-b border-hair py-2">
            <Icon
              name={isMet ? 'check' : 'warning'}
              size={18}
              className={isMet ? 'mt-0.5 shrink-0 text-success' : 'mt-0.5 shrink-0 text-warning'}
            />
            <span className="min-w-0 grow">
              {names[need]}
              {!isMet && way && (
                <Link to={way.to} className="link flex min-h-11 w-fit items-center">
                  {way.label}
                </Link>
              )}
            </span>
            <span className={isMet ? 'type-small text-success' : 'type-small text-warning'}>
              {isMet ? next.met : next.missing}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
