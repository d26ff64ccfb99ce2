import { Link } from '../../../navigation/link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { fieldNames, type Values } from '../application-fields.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'

/** Two tabs have written: what differs, both versions beside one another. */
export function Conflict({ here, there, t }: { here: Values; there: Values; t: ApplicationPageTexts }) {
  const differing = fieldNames.filter(name => here[name] !== there[name])
  return (
    <section
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-10 border-l-4 border-warning bg-raised p-5"
    >
      <h2 id="conflict-title" className="type-d3">
        {t.conflict.title}
      </h2>
      <p className="mt-2">{t.conflict.text}</p>
      <dl className="mt-5 grid gap-5">
        {differing.map(name => (
          <div key={name}>
            <dt className="type-small text-ink-2">{t.fields[name]}</dt>
            {[
              [t.conflict.here, here[name]],
              [t.conflict.there, there[name]],
            ].map(([label, text]) => (
              <dd key={label} className="mt-1 border-l border-edge pl-3">
                <span className="type-caption block text-ink-2">{label}</span>
                <span className="break-words whitespace-pre-line">{text || t.conflict.nothing}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Link
        to="/account/application/"
        className={buttonClass({ tone: 'ghost', size: 'small', className: 'mt-5' })}
      >
        {t.conflict.take}
      </Link>
    </section>
  )
}
