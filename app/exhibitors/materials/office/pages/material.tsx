import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../../office/parts/office-outcome.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { ConfirmTick, LongField } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { IconName } from '../../../../ui/icon.tsx'
import type { MaterialOfficeTexts } from '../texts.ru.ts'
import type { MaterialData } from './material.server.ts'

type Props = PageProps<MaterialData, MaterialOfficeTexts>
type Item = MaterialData['items'][number]

/** One exhibitor's materials as they were handed in: accepted or commented on part by part, then published. */
export default function OfficeMaterial({ data, t }: Props) {
  const words = t.one
  const done = data.done ? (t.done as Record<string, string>)[data.done] : undefined
  return (
    <OfficeFrame
      frame={data.frame}
      title={titleOf(data, t)}
      note={<Badge>{data.state}</Badge>}
      actions={
        <>
          <Link to="/office/materials/" className="link inline-flex min-h-11 items-center">
            {words.back}
          </Link>
          <Link to={`/office/applications/${data.id}/`} className="link inline-flex min-h-11 items-center">
            {words.application}
          </Link>
        </>
      }
    >
      <OfficeOutcome error={data.error?.message} done={done} />
      <div className="grid gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <p className="mb-6 text-ink-2">
            {data.submittedAt ? fill(words.submitted, { at: data.submittedAt }) : words.notSubmitted}
          </p>
          {data.items.map(item => (
            <OneItem key={item.item} item={item} data={data} t={t} />
          ))}
        </div>
        <div className="min-w-0">
          {data.isRead && <Decide data={data} t={t} />}
          <Page data={data} t={t} />
          <Team data={data} t={t} />
          <History data={data} t={t} />
        </div>
      </div>
    </OfficeFrame>
  )
}

const looks: Record<'accepted' | 'comment' | 'none', { tone: BadgeTone; icon: IconName }> = {
  accepted: { tone: 'success', icon: 'check' },
  comment: { tone: 'warning', icon: 'warning' },
  none: { tone: 'info', icon: 'clock' },
}

function OneItem({ item, data, t }: Pick<Props, 'data' | 't'> & { item: Item }) {
  const words = t.one
  const mark = item.mark ?? 'none'
  const about = { item: item.item, seenAt: data.seenAt }
  const id = `comment-${item.item}`
  return (
    <section aria-labelledby={`${item.item}-title`} className="mb-8 border-t border-hair pt-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${item.item}-title`} className="type-d3">
          {item.label}
        </h2>
        <Badge {...looks[mark]}>{t.marks[mark]}</Badge>
      </div>
      <Content item={item} t={t} />
      {item.comment && (
        <p className="mt-3 border-l-4 border-warning bg-raised px-4 py-3 break-words whitespace-pre-line">
          {item.comment}
        </p>
      )}
      {item.by && <p className="type-caption mt-1 text-ink-2">{fill(words.by, item.by)}</p>}
      {data.isRead && (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <OfficeForm does="accept" fields={about}>
            <Button type="submit" tone="ghost" size="small">
              {words.accept}
              <span className="sr-only">: {item.label}</span>
            </Button>
          </OfficeForm>
          <OfficeForm
            does="comment"
            fields={about}
            className="flex min-w-0 grow basis-72 flex-wrap items-end gap-3"
          >
            <LongField
              id={id}
              name="comment"
              label={`${words.comment}: ${item.label}`}
              rows={2}
              maxLength={1_000}
              defaultValue={data.typed.item === item.item ? data.typed.comment : item.comment}
              error={data.error?.field === item.item ? data.error.message : undefined}
              className="min-w-0 grow"
            />
            <Button type="submit" tone="ghost" size="small">
              {words.say}
              <span className="sr-only">: {item.label}</span>
            </Button>
          </OfficeForm>
        </div>
      )}
    </section>
  )
}

function Content({ item, t }: { item: Item; t: MaterialOfficeTexts }) {
  return (
    <>
      {item.fields.length > 0 && (
        <dl className="grid gap-4 sm:grid-cols-2">
          {item.fields.map(({ field, label, value, isPrivate }) => (
            <div key={field} className="min-w-0">
              <dt className="type-caption text-ink-2">{isPrivate ? `${label} (${t.one.private})` : label}</dt>
              <dd className="break-words whitespace-pre-line">{value || t.no}</dd>
            </div>
          ))}
        </dl>
      )}
      {item.pictures.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2">
          {item.pictures.map(({ id, src, large, fields }) => (
            <li key={id} className="min-w-0">
              <a href={large} className="inline-block">
                <img src={src} alt={fields.captionRu || item.label} className="max-h-48 w-auto max-w-full" />
              </a>
              {fields.captionRu && (
                <>
                  <p className="mt-2 break-words">{fields.captionRu}</p>
                  <p className="break-words text-ink-2">{fields.captionEn}</p>
                  <p className="type-small break-words text-ink-2">
                    {fill(t.one.rights, { author: fields.author ?? '', owner: fields.owner ?? '' })}
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Decide({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.one
  const about = { seenAt: data.seenAt }
  return (
    <section aria-labelledby="decide-title" className="lintel-current mb-8 grid gap-5 bg-raised p-5">
      <h2 id="decide-title" className="type-d3">
        {words.decide}
      </h2>
      <OfficeForm does="rest" fields={about}>
        <Button type="submit" tone="ghost" size="small" className="w-full">
          {words.rest}
        </Button>
      </OfficeForm>
      {data.hasComments && (
        <OfficeForm does="return" fields={about}>
          <Button type="submit" className="w-full">
            {words.return}
          </Button>
          <p className="type-caption mt-2 text-ink-2">{words.returnNote}</p>
        </OfficeForm>
      )}
      {data.isApproved ? (
        <OfficeForm does="publish" fields={about}>
          <Button type="submit" className="w-full">
            {words.publish}
          </Button>
          <p className="type-caption mt-2 text-ink-2">{words.publishNote}</p>
        </OfficeForm>
      ) : (
        <p className="type-small text-ink-2">{words.notYet}</p>
      )}
    </section>
  )
}

function Page({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.one
  if (!data.page) return null
  const { address, withdrawn } = data.page
  return (
    <Section title={words.site}>
      {withdrawn ? (
        <p>{fill(words.withdrawn, withdrawn)}</p>
      ) : (
        <>
          <a href={address} className="link inline-flex min-h-11 items-center break-all">
            {address}
          </a>
          <OfficeForm does="unpublish" className="mt-4">
            <LongField
              id="reason"
              name="reason"
              label={words.reason}
              required
              rows={2}
              maxLength={500}
              defaultValue={data.typed.reason}
            />
            <ConfirmTick id="confirm" label={words.confirm} />
            <Button type="submit" tone="danger" size="small" className="mt-3">
              {words.unpublish}
            </Button>
          </OfficeForm>
        </>
      )}
    </Section>
  )
}

function Team({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div className="mt-8">
      <Section title={t.one.team}>
        <p className="text-ink-2">{data.account}</p>
        <ul>
          {data.team.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <li key={place} className="break-words">
              {name}
            </li>
          ))}
        </ul>
        {data.team.length === 0 && <p>{t.no}</p>}
        <p className="mt-3">
          {t.one.arrival}: {data.arrival ?? t.no}
        </p>
      </Section>
    </div>
  )
}

function History({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div className="mt-8">
      <Section title={t.one.history}>
        <ol>
          {data.history.map(entry => (
            <li key={entry.id} className="border-b border-hair py-3">
              <span className="block">{entry.what}</span>
              <span className="type-small block break-words text-ink-2">
                {[entry.at, entry.who, entry.details].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

function titleOf({ number, name, stand }: MaterialData, t: MaterialOfficeTexts): string {
  return [number, name || t.noName, stand].filter(Boolean).join(', ')
}

export function head({ data, t }: Props): PageHead {
  return { title: titleOf(data, t), isHidden: true }
}
