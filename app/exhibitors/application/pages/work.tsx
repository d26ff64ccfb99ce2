import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { ConfirmTick } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { workFields } from '../../works/work-fields.ts'
import { ApplicationFrame, Columns, PartIndex, Said } from '../parts/application-frame.tsx'
import { ChoiceField, LineField, LongField } from '../parts/fields.tsx'
import { UploadForm } from '../parts/upload-form.tsx'
import type { ApplicationPageTexts } from '../texts.ru.ts'
import type { WorkData } from './work.server.ts'

type Props = PageProps<WorkData, ApplicationPageTexts>

/** One work: what is said of it, its picture, and the way out. */
export default function Work({ data, t }: Props) {
  const words = t.work
  const { work } = data
  return (
    <ApplicationFrame data={data} t={t} title={titleOf(data, t)}>
      <Columns index={<PartIndex data={data} t={t} />} aside={<Picture data={data} t={t} />}>
        <Said done={doneOf(data, t)} error={data.error ?? work.refusal} />
        <Link to="/account/application/works/" className="link mb-4 inline-flex min-h-11 items-center">
          {words.back}
        </Link>
        {data.isOpen && <Captions data={data} t={t} />}
        {data.isOpen && (
          <section id="replace" className="mt-12 scroll-mt-6">
            <UploadForm
              does="replace"
              work={work.id}
              t={t}
              label={work.picture ? words.replace : words.upload.choose}
            />
          </section>
        )}
        {data.isOpen && <Removal t={t} />}
      </Columns>
    </ApplicationFrame>
  )
}

const long = new Set(['altRu', 'altEn'])

function Captions({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.work
  return (
    <form method="post" data-draft={JSON.stringify({ saving: t.saving, unsaved: t.unsaved })}>
      <input type="hidden" name="do" value="save" />
      <input type="hidden" name="revision" value={data.revision} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {workFields.map(({ name, maxLength }) => {
          const said = { name, label: words.fields[name], value: data.values[name] ?? '', lang: langOf(name) }
          if (name === 'price') {
            const options = Object.entries(words.prices).map(([value, label]) => ({ value, label }))
            return <ChoiceField key={name} {...said} choose={t.choose} options={options} />
          }
          if (long.has(name)) return <LongField key={name} {...said} maxLength={maxLength} rows={4} />
          return <LineField key={name} {...said} maxLength={maxLength} />
        })}
      </div>
      <Button type="submit" className="mt-6">
        {words.save}
      </Button>
    </form>
  )
}

function Removal({ t }: { t: ApplicationPageTexts }) {
  const { pathname } = useView()
  const words = t.work.remove
  return (
    <form id="remove" method="post" action={pathname} className="mt-12 scroll-mt-6 border-t border-hair pt-6">
      <h2 className="type-d3">{words.title}</h2>
      <p className="type-small mt-2 text-ink-2">{words.text}</p>
      <input type="hidden" name="do" value="remove" />
      <ConfirmTick id="confirm-removal" label={words.confirm} />
      <Button type="submit" tone="danger" size="small" className="mt-3">
        {words.send}
      </Button>
    </form>
  )
}

function Picture({ data, t }: Pick<Props, 'data' | 't'>) {
  const { picture, alt } = data.work
  if (!picture) return <p className="border border-dashed border-edge p-6 text-ink-2">{t.work.noPicture}</p>
  const { width, height, name } = picture
  return (
    <figure>
      <img
        src={picture.large}
        alt={alt}
        width={width}
        height={height}
        className="h-auto w-full shadow-work"
      />
      <figcaption className="type-caption mt-3 break-words text-ink-2">
        {fill(t.work.pictureFacts, { name, width, height })}
      </figcaption>
    </figure>
  )
}

function langOf(name: string): 'ru' | 'en' | undefined {
  if (name.endsWith('Ru')) return 'ru'
  return name.endsWith('En') ? 'en' : undefined
}

function titleOf({ work }: WorkData, t: ApplicationPageTexts): string {
  return fill(t.work.one, { place: work.place })
}

function doneOf({ done }: WorkData, t: ApplicationPageTexts): string | null {
  const said: Record<string, string> = t.work.done
  return done && Object.hasOwn(said, done) ? (said[done] ?? null) : null
}

export function head({ data, t }: Props): PageHead {
  return { title: titleOf(data, t), isHidden: true }
}
