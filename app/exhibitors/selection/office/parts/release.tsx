import { Link } from '../../../../navigation/link.tsx'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { ConfirmTick } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { atFair } from '../../../office-fair.ts'
import type { DecisionsData } from '../pages/decisions.server.ts'
import type { DecisionTexts } from '../texts.ru.ts'

/** What would go out, what speaks against it, and the one press that sends it. */
export function Release({ data, t }: { data: DecisionsData; t: DecisionTexts }) {
  const words = t.release
  const { run } = data
  const { accept, wait, decline } = run.counts
  const isClean = run.remarks.length === 0
  return (
    <section aria-labelledby="release" className="mt-14 grid gap-8 border-t-4 border-ink pt-6 lg:grid-cols-3">
      <div>
        <h2 id="release" className="type-d2 [--fit:0.72]">
          {words.title}
        </h2>
        <p className="mt-3 text-ink-2">{words.lead}</p>
      </div>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-semibold">{words.run}</h3>
          <Badge tone={isClean ? 'success' : 'error'}>
            {isClean ? words.clean : fill(words.remarks, { count: run.remarks.length })}
          </Badge>
        </div>
        <ul className="mt-3">
          <li className="border-t border-hair py-2">
            {fill(words.counts, {
              count: run.count,
              accept,
              wait,
              changes: run.counts['ask-changes'],
              decline,
            })}
          </li>
          <li className="border-t border-hair py-2">
            {run.byLanguage.map(({ code, count }) => fill(words.languages[code], { count })).join(', ')}
          </li>
          {run.remarks.map(({ text, to, action }) => (
            <li key={text} className="flex items-center gap-3 border-t border-hair py-1 text-error">
              <Icon name="warning" size={18} />
              <span className="min-w-0 grow break-words">{text}</span>
              <Link to={to} className="link inline-flex min-h-11 shrink-0 items-center text-ink">
                {action}
                <span className="sr-only">: {text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        {run.count === 0 ? (
          <p>{words.nothing}</p>
        ) : isClean ? (
          <OfficeForm does="release" fields={{ digest: run.digest, back: atFair('', data.filter.fair) }}>
            <ConfirmTick id="confirm-release" label={words.confirm} />
            <Button type="submit" className="mt-3 w-full">
              {fill(words.send, { count: run.count })}
            </Button>
          </OfficeForm>
        ) : (
          <p className="border border-dashed border-edge p-5 text-center text-ink-2">{words.blocked}</p>
        )}
      </div>
    </section>
  )
}
