import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { OfficeBookData } from '../pages/book.server.ts'
import type { AwardOfficeTexts } from '../texts.ru.ts'

type Props = { data: OfficeBookData; t: AwardOfficeTexts }

/** What is asked of a book, each with its answer in words; and who else has sent in the same one. */
export function BookChecks({ data, t }: Props) {
  const words = t.one.checks
  return (
    <section aria-labelledby="checks" className="border border-hair border-t-4 border-t-accent bg-raised p-5">
      <h2 id="checks" className="type-d3">
        {words.title}
      </h2>
      <ul className="mt-3">
        {data.checks.map(({ check, isRight }) => (
          <li key={check} className="flex items-start gap-3 py-1.5">
            <Icon
              name={isRight ? 'check' : 'warning'}
              size={18}
              className={isRight ? 'mt-0.5 shrink-0 text-success' : 'mt-0.5 shrink-0 text-error'}
            />
            <span className="min-w-0">
              {words.names[check]}
              <span className={isRight ? 'type-small block text-success' : 'type-small block text-error'}>
                {isRight ? words.right : words.wrong[check]}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {data.twins.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{fill(words.twins, { count: data.twins.length })}</h3>
          <ul>
            {data.twins.map(twin => (
              <li key={twin.id}>
                <Link
                  to={`/office/award/${twin.id}/`}
                  className="link inline-flex min-h-11 items-center break-words"
                >
                  {fill(words.twin, { number: twin.number, title: twin.title, state: twin.stateName })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
