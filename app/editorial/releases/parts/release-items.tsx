import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { plural } from '../../../platform/plurals.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ReleaseData } from '../pages/release.server.ts'
import type { ShownItem } from '../show-release.server.ts'
import type { ReleaseTexts } from '../texts.ru.ts'

type Around = { data: ReleaseData; t: ReleaseTexts }

/** What a release does, one record a row: what changes in it, whether it is ready, and what can be done about it. */
export function ReleaseItems({ data, t }: Around) {
  return (
    <ul className="border-t-4 border-ink">
      {data.items.map(item => (
        <li key={item.name} className="border-b border-hair py-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 grow basis-[16rem]">
              <Link to={item.to} className="link inline-flex min-h-11 items-center font-semibold">
                {item.title}
              </Link>
              <p className="type-small text-ink-2">{`${item.kindLabel}, ${whatIn(item, t)}`}</p>
            </div>
            <p className="type-small basis-[7rem] text-ink-2">{item.who}</p>
            <ItemState item={item} isOpen={data.isOpen} t={t} />
          </div>
          {item.obstacle && <p className="type-small mt-1 text-error">{item.obstacle}</p>}
          {item.reason && <p className="type-small mt-1 text-ink-2">{`${t.one.reason}: ${item.reason}`}</p>}
          {item.isEdited && <p className="type-small mt-1 text-warning">{t.one.editedSince}</p>}
          <Differences item={item} t={t} />
          {data.isOpen && data.mayGather && <ItemForms item={item} data={data} t={t} />}
        </li>
      ))}
    </ul>
  )
}

function whatIn({ action, languages }: ShownItem, t: ReleaseTexts): string {
  const codes = languages.map(code => t.languages[code]).join(' ')
  return action === 'trash' ? t.actions.trash : `${t.actions[action]} ${codes}`
}

function ItemState({ item, isOpen, t }: { item: ShownItem; isOpen: boolean; t: ReleaseTexts }) {
  if (isOpen) {
    return item.obstacle ? (
      <Badge tone="error" icon="warning">
        {t.one.notReady}
      </Badge>
    ) : (
      <Badge tone="success" icon="check">
        {t.one.isReady}
      </Badge>
    )
  }
  if (item.outcome === 'out') {
    return (
      <Badge tone="success" icon="check">
        {t.one.out}
      </Badge>
    )
  }
  return item.outcome ? <Badge>{item.outcome === 'left' ? t.one.left : t.one.takenBack}</Badge> : null
}

function Differences({ item, t }: { item: ShownItem; t: ReleaseTexts }) {
  const { locale } = useView()
  if (item.action !== 'publish') return null
  if (item.isNew) return <p className="type-small mt-1 text-ink-2">{t.one.isNew}</p>
  if (item.count === 0) return <p className="type-small mt-1 text-ink-2">{t.one.noDifference}</p>
  return (
    <details className="mt-1">
      <summary className="link type-small inline-flex min-h-11 w-fit cursor-pointer items-center">
        {fill(plural(item.count, locale, t.one.differences), { count: item.count })}
        <span className="sr-only">{`: ${item.title}`}</span>
      </summary>
      <ul className="mb-2">
        {item.differences.map(({ part, label, language, was, now }) => (
          <li key={`${part}-${label}-${language}`} className="type-small border-l-2 border-hair py-1 pl-3">
            <span className="block text-ink-2">
              {language ? `${label}, ${t.languages[language]}` : label}
            </span>
            {was.length > 0 && (
              <span className="block">
                <span className="sr-only">{`${t.one.was}: `}</span>
                {was.map(({ kind, text }, place) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never moved
                  kind === 'removed' ? <del key={place}>{text}</del> : <span key={place}>{text}</span>,
                )}
              </span>
            )}
            {now.length > 0 && (
              <span className="block">
                <span className="sr-only">{`${t.one.now}: `}</span>
                {now.map(({ kind, text }, place) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never moved
                  kind === 'added' ? <ins key={place}>{text}</ins> : <span key={place}>{text}</span>,
                )}
              </span>
            )}
          </li>
        ))}
        {item.more > 0 && <li className="type-small">{fill(t.one.more, { count: item.more })}</li>}
      </ul>
    </details>
  )
}

/** Agree to what was written since, lift a remark with its reason, or take it out. */
function ItemForms({ item, data, t }: Around & { item: ShownItem }) {
  const of = { kind: item.kind, key: item.key }
  return (
    <div className="mt-2 flex flex-wrap items-end gap-3">
      {data.mayPlan && (item.isEdited || item.canLift) && (
        <OfficeForm
          does="agree"
          fields={{ ...of, revision: String(item.revision) }}
          className="flex flex-wrap items-end gap-3"
        >
          {item.canLift && (
            <TextField
              id={`reason-${item.kind}-${item.key}`}
              name="reason"
              label={t.one.reason}
              maxLength={500}
              autoComplete="off"
            />
          )}
          <Button type="submit" tone="ghost" size="small">
            {item.canLift ? t.one.lift : t.one.agree}
            <span className="sr-only">{`: ${item.title}`}</span>
          </Button>
        </OfficeForm>
      )}
      <a
        href={`/office/releases/${data.id}/preview.html?path=${encodeURIComponent(item.path)}`}
        target="preview"
        className="link type-small inline-flex min-h-11 items-center"
      >
        {t.one.preview}
        <span className="sr-only">{`: ${item.title}`}</span>
      </a>
      <OfficeForm does="remove" fields={of}>
        <Button type="submit" tone="text" size="small">
          {t.one.remove}
          <span className="sr-only">{`: ${item.title}`}</span>
        </Button>
      </OfficeForm>
    </div>
  )
}
