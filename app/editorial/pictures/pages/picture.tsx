import { imageUrl } from '../../../images/rules.ts'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { LongField, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { longest } from '../library-bounds.ts'
import { FocusEditor } from '../parts/focus-editor.tsx'
import { UploadForm } from '../parts/upload-form.tsx'
import type { PictureTexts } from '../texts.ru.ts'
import type { PictureData } from './picture.server.ts'

type Props = PageProps<PictureData, PictureTexts>
type Part = Pick<Props, 'data' | 't'>

/** One picture: what it shows, what is said of it, where it stands, and another file for it. */
export default function PicturePage({ data, t }: Props) {
  return (
    <OfficeFrame frame={data.frame} title={data.title} note={data.facts}>
      <Link to="/office/content/pictures/" className="link mb-4 inline-flex min-h-11 items-center">
        {t.picture.back}
      </Link>
      <OfficeOutcome error={data.error?.message} done={t.done[data.done as keyof typeof t.done]} />
      {data.isTrashed && <Trashed data={data} t={t} />}
      <div className="gap-10 xl:grid xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <OfficeForm does="save" fields={{ revision: String(data.revision) }}>
          <FocusEditor data={data} t={t.picture} />
          <Sayings data={data} t={t} />
        </OfficeForm>
        <div className="max-xl:mt-10">
          <Uses data={data} t={t} />
          <Alike data={data} t={t} />
          {!data.isTrashed && data.may.replace && <Replacing data={data} t={t} />}
          {!data.isTrashed && data.may.trash && <Trashing data={data} t={t} />}
        </div>
      </div>
    </OfficeFrame>
  )
}

function Sayings({ data, t: { picture: t } }: Part) {
  const isClosed = !data.may.write
  return (
    <section aria-labelledby="about" className="mt-8 border-t border-edge pt-4">
      <h2 id="about" className="type-d3 mb-3">
        {t.about}
      </h2>
      {data.texts.map(({ code, isOpen, title, alt, caption }) => {
        const language = t.languages[code]
        return (
          <fieldset key={code} disabled={!isOpen} className="mb-6 grid gap-3">
            <legend className="sr-only">{language}</legend>
            <TextField
              id={`title-${code}`}
              name={`title:${code}`}
              lang={code}
              label={fill(t.name, { language })}
              defaultValue={title}
              maxLength={longest.title}
            />
            <LongField
              id={`alt-${code}`}
              name={`alt:${code}`}
              lang={code}
              label={fill(t.alt, { language })}
              hint={t.altHint}
              error={alt.trim() === '' ? t.altMissing : undefined}
              defaultValue={alt}
              rows={2}
              maxLength={longest.alt}
            />
            <TextField
              id={`caption-${code}`}
              name={`caption:${code}`}
              lang={code}
              label={fill(t.caption, { language })}
              defaultValue={caption}
              maxLength={longest.caption}
            />
          </fieldset>
        )
      })}
      <fieldset disabled={isClosed} className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{t.about}</legend>
        <TextField
          id="credit"
          name="credit"
          label={t.credit}
          defaultValue={data.credit}
          maxLength={longest.credit}
        />
        <TextField
          id="rightsHolder"
          name="rightsHolder"
          label={t.rightsHolder}
          defaultValue={data.rightsHolder}
          maxLength={longest.rightsHolder}
        />
        <TextField
          id="rightsUntil"
          name="rightsUntil"
          type="date"
          label={t.rightsUntil}
          hint={t.rightsHint}
          defaultValue={data.rightsUntil}
        />
        <SelectField
          id="folder"
          label={t.folder}
          value={data.folder}
          options={[{ value: '', label: '—' }, ...data.folders]}
        />
      </fieldset>
      {!data.isTrashed && (
        <>
          <Button type="submit" size="small" className="mt-5">
            {t.save}
          </Button>
          <p className="type-small mt-2 text-ink-2">{t.saveNote}</p>
        </>
      )}
    </section>
  )
}

function Uses({ data, t: { picture: t } }: Part) {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="type-d3 mb-3">
        {fill(t.uses, { count: data.uses.length })}
      </h2>
      {data.uses.length === 0 && <p>{t.noUses}</p>}
      <ul>
        {data.uses.map(({ to, title, kind, onSite, page }) => (
          <li key={to} className="flex flex-wrap items-baseline gap-x-4 border-b border-hair">
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
            <span className="text-ink-2">{kind}</span>
            {page ? (
              <Link to={page} className="link ml-auto inline-flex min-h-11 items-center">
                {t.onSite}
                <span className="sr-only">{`: ${title}`}</span>
              </Link>
            ) : (
              <span className="ml-auto text-ink-2">{onSite ? t.onSite : t.inDraft}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Alike({ data, t: { picture: t } }: Part) {
  if (data.alike.length === 0) return null
  return (
    <section aria-labelledby="alike" className="mt-10">
      <h2 id="alike" className="type-d3 mb-3">
        {t.alike}
      </h2>
      <ul className="flex flex-wrap items-end gap-4">
        {[{ id: data.id, src: data.src, title: data.title }, ...data.alike].map(({ id, src, title }) => (
          <li key={id} className="w-40">
            <Link to={`/office/content/pictures/${id}/`} className="link block break-words">
              <img
                src={imageUrl(src, { width: 200, format: 'webp' })}
                alt=""
                loading="lazy"
                className="mb-1 max-h-40 w-auto max-w-full"
              />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Replacing({ data, t }: Part) {
  const revision = String(data.revision)
  return (
    <section aria-labelledby="replace" className="mt-10 border-t border-edge pt-4">
      <h2 id="replace" className="type-d3 mb-2">
        {t.picture.replace}
      </h2>
      <p className="type-small text-ink-2">{t.picture.replaceNote}</p>
      <UploadForm
        does="replace"
        label={`${t.picture.replaceFile}. ${fill(t.library.file, data.bounds)}`}
        button={t.picture.replace}
        hidden={{ revision, replaces: data.path }}
        words={{ part: t.library.part, stop: t.library.stop, refusals: t.refusals }}
        chunkBytes={data.bounds.chunkBytes}
      />
      {data.former && (
        <OfficeForm does="undo" fields={{ revision }} className="mt-6 flex flex-wrap items-end gap-4">
          <img
            src={imageUrl(data.former.src, { width: 140, format: 'webp' })}
            alt=""
            loading="lazy"
            className="max-h-24 w-auto"
          />
          <div>
            <p className="type-small mb-2 text-ink-2">{data.former.note}</p>
            <Button type="submit" tone="secondary" size="small">
              {t.picture.undo}
            </Button>
          </div>
        </OfficeForm>
      )}
    </section>
  )
}

function Trashing({ data, t: { picture: t } }: Part) {
  return (
    <section aria-labelledby="trash" className="mt-10 border-t border-edge pt-4">
      <h2 id="trash" className="sr-only">
        {t.trash}
      </h2>
      <p className="type-small mb-2 text-ink-2">{t.trashNote}</p>
      {data.uses.length === 0 && (
        <OfficeForm does="trash">
          <Button type="submit" tone="secondary" size="small">
            {t.trash}
          </Button>
        </OfficeForm>
      )}
    </section>
  )
}

function Trashed({ data, t: { picture: t } }: Part) {
  return (
    <div className="mb-6 max-w-text border-l-4 border-edge bg-raised px-4 py-3">
      <p>{t.inTrash}</p>
      {data.may.restore && (
        <OfficeForm does="return" className="mt-2">
          <Button type="submit" tone="secondary" size="small">
            {t.return}
          </Button>
        </OfficeForm>
      )}
    </div>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.title, isHidden: true }
}
