import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SheetOf } from '../../application/parts/sheet.tsx'
import type { ExhibitorOfficeTexts } from '../texts.ru.ts'
import type { OfficeApplicationData } from './application.server.ts'

type Props = PageProps<OfficeApplicationData, ExhibitorOfficeTexts>

/** One application as it was submitted, who sent it, and everything that happened to it. */
export default function OfficeApplication({ data, t, locale }: Props) {
  const words = t.one
  return (
    <OfficeFrame
      frame={data.frame}
      title={titleOf(data, t, locale)}
      note={<Badge>{data.state}</Badge>}
      actions={
        <Link to="/office/applications/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <p className="mb-6 text-ink-2">
            {data.version
              ? fill(words.version, { number: data.version.number, at: data.version.at })
              : words.draft}
          </p>
          {data.sheet && (
            <SheetOf
              sheet={data.sheet}
              t={data.sheetTexts}
              addressOf={id => `/office/applications/pictures/${id}-large.webp`}
            />
          )}
        </div>
        <div className="min-w-0">
          <Contact data={data} t={t} />
          {data.version && (
            <Link
              to={`/office/messages/${data.id}/`}
              className={buttonClass({ tone: 'ghost', className: 'mt-4 w-full' })}
            >
              <Icon name="letter" size={18} />
              {t.one.messages}
            </Link>
          )}
          <History data={data} t={t} />
        </div>
      </div>
    </OfficeFrame>
  )
}

function Contact({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.one
  const { contact, version } = data
  const facts = [
    [words.account, data.account],
    ...(contact
      ? [
          [words.person, contact.person],
          [words.email, contact.email],
          [words.phone, contact.phone],
        ]
      : []),
  ]
  return (
    <div className="lintel-current bg-raised p-5">
      <h2 className="type-d3 mb-3">{words.contact}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="mb-3">
            <dt className="type-caption text-ink-2">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="type-caption text-ink-2">{words.consents}</dt>
          {(version?.consents ?? []).map(({ document, version: number }) => (
            <dd key={document}>{fill(words.consent, { document, version: number })}</dd>
          ))}
        </div>
      </dl>
    </div>
  )
}

function History({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div className="mt-10">
      <Section title={t.one.history}>
        <ol>
          {data.history.map(entry => (
            <li key={entry.id} className="border-b border-hair py-3">
              <span className="block">{entry.what}</span>
              {entry.members && <span className="type-small block break-words">{entry.members}</span>}
              <span className="type-small block text-ink-2">
                {entry.at}, {fill(t.one.who, { actor: entry.actor, who: entry.who })}
              </span>
              {entry.from !== entry.to && (
                <span className="type-small block text-ink-2">
                  {fill(t.one.step, { from: entry.from, to: entry.to })}
                </span>
              )}
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

function titleOf(
  { number, sheet }: OfficeApplicationData,
  t: ExhibitorOfficeTexts,
  locale: LocaleCode,
): string {
  const { names } = sheet ?? {}
  return `${number}, ${names?.[locale] || names?.ru || names?.en || t.noName}`
}

export function head({ data, t, locale }: Props): PageHead {
  return { title: titleOf(data, t, locale), isHidden: true }
}
