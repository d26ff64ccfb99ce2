import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { DifferenceSide } from '../parts/difference-side.tsx'
import type { EditorialTexts } from '../texts.ru.ts'
import type { VersionsData } from './versions.server.ts'

type Props = PageProps<VersionsData, EditorialTexts>

/** Every version of a record beside the draft: what changed, by words; back whole or in part. */
export default function Versions({ data, t }: Props) {
  const words = t.versions
  return (
    <OfficeFrame
      frame={data.frame}
      title={words.title}
      note={`${data.title}. ${fill(words.note, { count: data.versions.length })}`}
      actions={
        <Link to={data.address} className={buttonClass({ tone: 'ghost', size: 'small' })}>
          {words.back}
        </Link>
      }
    >
      <OfficeOutcome error={data.error?.message} done={undefined} />
      <div className="gap-8 lg:flex lg:items-start">
        <ol className="shrink-0 border-t-4 border-ink max-lg:mb-8 lg:w-[300px]">
          {data.versions.map(version => (
            <li key={version.number} className="border-b border-hair">
              <Link
                to={`${data.address}versions/?version=${version.number}`}
                aria-current={version.number === data.chosen ? 'true' : undefined}
                className={cx(
                  'block min-h-11 border-l-4 px-3 py-2',
                  version.number === data.chosen ? 'border-accent bg-raised' : 'border-transparent',
                )}
              >
                <span className="font-semibold">{version.number}</span>
                <span className="ml-2">
                  {words.events[version.event]}
                  {version.restored !== null && `: ${version.restored}`}
                  {version.languages.length > 0 && ` (${version.languages.join(', ').toUpperCase()})`}
                </span>
                <span className="type-small block text-ink-2">{`${version.at}, ${version.who}`}</span>
              </Link>
            </li>
          ))}
        </ol>
        <section aria-labelledby="differs" className="min-w-0 grow">
          <div className="mb-4 flex flex-wrap items-center gap-4">
            <h2 id="differs" className="type-d3 mr-auto">
              {words.differs}
            </h2>
            {data.mayRestore && data.chosen !== null && data.differences.length > 0 && (
              <OfficeForm does="restore" fields={{ version: String(data.chosen) }}>
                <Button type="submit" size="small">
                  {fill(words.restore, { number: data.chosen })}
                </Button>
              </OfficeForm>
            )}
          </div>
          {data.differences.length === 0 ? (
            <p className="type-body">{words.same}</p>
          ) : (
            <Differences data={data} t={t} />
          )}
          {data.differences.length > 0 && <p className="type-small mt-4 text-ink-2">{words.restoreNote}</p>}
        </section>
      </div>
    </OfficeFrame>
  )
}

function Differences({ data, t: { versions: words, edit } }: Pick<Props, 'data' | 't'>) {
  return (
    <ul>
      {data.differences.map(({ part, label, language, kind, was, now }) => (
        <li
          key={`${part}-${label}-${language}`}
          data-difference=""
          tabIndex={-1}
          className="mb-5 border-t border-edge pt-2"
        >
          <div className="flex flex-wrap items-center gap-x-4">
            <h3 className="font-semibold">
              {label}
              {language && `, ${edit.languages[language]}`}
            </h3>
            <span className="text-ink-2">{words.kinds[kind]}</span>
            {data.mayRestore && (
              <OfficeForm does="restore" fields={{ version: String(data.chosen), part }} className="ml-auto">
                <button type="submit" className="link min-h-11">
                  {words.restorePart}
                  <span className="sr-only">: {label}</span>
                </button>
              </OfficeForm>
            )}
          </div>
          <div className="grid gap-6 lg:grid-cols-2">
            <DifferenceSide title={words.was} pieces={was} />
            <DifferenceSide title={words.now} pieces={now} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: `${t.versions.title}: ${data.title}`, isHidden: true }
}
