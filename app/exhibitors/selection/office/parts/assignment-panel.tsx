import { Link } from '../../../../navigation/link.tsx'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import type { AssignmentTexts } from '../assignment-texts.ru.ts'
import type { AssignmentData } from '../pages/assignment.server.ts'

/** One application: a tick for each member who is to judge it. */
export function AssignmentPanel({ data, t }: { data: AssignmentData; t: AssignmentTexts }) {
  const { chosen } = data
  if (!chosen) return null
  const typed = data.typed.do === 'assign' ? data.typed : null
  const isTicked = (memberId: string, isNamed: boolean) => (typed ? `member-${memberId}` in typed : isNamed)
  return (
    <section
      id="panel"
      aria-labelledby="panel-title"
      className="border border-hair border-t-4 border-t-accent bg-raised p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="panel-title" className="type-d3">
          {fill(t.panel.title, { number: chosen.number })}
        </h2>
        <Link to="/office/decisions/assignment/" className={buttonClass({ tone: 'text' })}>
          {t.panel.close}
        </Link>
      </div>
      <p className="font-semibold break-words">{chosen.name}</p>
      <OfficeForm does="assign" fields={{ application: chosen.id }} className="mt-4">
        <fieldset aria-describedby="assign-none">
          <legend className="type-small">{t.panel.members}</legend>
          {chosen.parts.map(({ memberId, name, part, isNamed }) =>
            part === 'stands-back' ? (
              <p key={memberId} className="flex min-h-11 items-center justify-between gap-3 text-ink-2">
                {name} <span className="type-small">{t.parts[part]}</span>
              </p>
            ) : (
              <label
                key={memberId}
                htmlFor={`member-${memberId}`}
                className="flex min-h-11 cursor-pointer items-center gap-3"
              >
                <input
                  id={`member-${memberId}`}
                  type="checkbox"
                  name={`member-${memberId}`}
                  value="yes"
                  defaultChecked={isTicked(memberId, isNamed)}
                  className="tick"
                />
                <span className="grow">{name}</span>
                <span className="type-small text-ink-2">{t.parts[part]}</span>
              </label>
            ),
          )}
        </fieldset>
        <p id="assign-none" className="type-small mt-2 text-ink-2">
          {t.panel.none}
        </p>
        <Button type="submit" tone="secondary" className="mt-4 w-full">
          {t.panel.send}
        </Button>
      </OfficeForm>
    </section>
  )
}
