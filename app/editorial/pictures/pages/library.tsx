import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Pagination } from '../../../office/parts/pagination.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { PictureTile } from '../parts/picture-tile.tsx'
import { UploadForm } from '../parts/upload-form.tsx'
import type { PictureTexts } from '../texts.ru.ts'
import type { LibraryData } from './library.server.ts'

type Props = PageProps<LibraryData, PictureTexts>
const home = '/office/content/pictures/'
const shapes = ['', 'landscape', 'portrait', 'square'] as const
const lists = ['no-alt', 'rights', 'unused', 'similar'] as const

/** The library: folders at the left, filters above, and every picture with what is to be known of it. */
export default function Library({ data, t }: Props) {
  const { choice } = data
  const isFiltered = Boolean(data.words || data.shape || data.list || data.folder)
  return (
    <OfficeFrame
      frame={data.frame}
      title={t.library.title}
      note={data.note}
      actions={
        data.mayAdd && (
          <a href="#upload" data-hotkey="N" className={buttonClass({ size: 'small' })}>
            {t.library.upload}
          </a>
        )
      }
    >
      <OfficeOutcome error={data.error?.message} done={t.done[data.done as keyof typeof t.done]} />
      {choice && (
        <p className="type-body mb-6 max-w-text border-l-4 border-accent bg-raised px-4 py-3">
          {fill(t.library.choosing, { field: choice.field })}{' '}
          <Link to={choice.back} className="link inline-flex min-h-11 items-center">
            {t.library.back}
          </Link>
        </p>
      )}
      <ListFilter
        words={t.library}
        query={data.words}
        reset={isFiltered ? at(data, { words: '', shape: '', list: '', folder: '' }) : null}
      >
        {Object.entries({ ...choice?.search, ...(data.folder && { folder: data.folder }) }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        {data.list && <input type="hidden" name="list" value={data.list} />}
        <SelectField
          id="shape"
          label={t.library.shape}
          value={data.shape}
          options={shapes.map(value => ({ value, label: t.library.shapes[value] }))}
        />
      </ListFilter>
      <nav aria-label={t.library.filters} className="mb-6 flex flex-wrap gap-3">
        {lists.map(list => (
          <Link
            key={list}
            to={at(data, { list: data.list === list ? '' : list })}
            aria-current={data.list === list ? 'true' : undefined}
            className={buttonClass({ tone: data.list === list ? 'primary' : 'ghost', size: 'small' })}
          >
            {list === 'similar' ? t.library.lists[list] : `${t.library.lists[list]}, ${data.counts[list]}`}
          </Link>
        ))}
      </nav>
      <div className="gap-8 lg:grid lg:grid-cols-[13rem_1fr]">
        <div className="mb-8">
          <Folders data={data} t={t} />
          <Uploads data={data} t={t} />
        </div>
        <div className="min-w-0">
          {data.rows.length === 0 ? (
            <p className="type-body max-w-text">{t.library.nothing}</p>
          ) : (
            <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 xl:grid-cols-4">
              {data.rows.map(row => (
                <PictureTile key={row.id} row={row} t={t.library} choose={choice ? at(data, {}) : null} />
              ))}
            </ul>
          )}
          <Pagination
            words={t.pages}
            range={fill(t.pages.of, { from: data.from, to: data.to, count: data.count })}
            page={data.page}
            pages={data.pages}
            addressOf={page => at(data, {}, page)}
          />
          {data.mayAdd && <Adding data={data} t={t} />}
        </div>
      </div>
    </OfficeFrame>
  )
}

function Folders({ data, t }: Pick<Props, 'data' | 't'>) {
  const links = [{ key: '', name: t.library.all, count: data.counts[''] }, ...data.folders].map(
    ({ key, name, count }) => ({
      to: at(data, { folder: key, list: '' }),
      name,
      count,
      isHere: data.list !== 'trash' && data.folder === key,
    }),
  )
  const trash = {
    to: at(data, { folder: '', list: 'trash' }),
    name: t.library.lists.trash,
    count: data.counts.trash,
    isHere: data.list === 'trash',
  }
  return (
    <nav aria-label={t.library.folders} className="border-t-4 border-ink">
      <ul>
        {[...links, trash].map(({ to, name, count, isHere }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center justify-between gap-2 border-l-4 px-3',
                isHere ? 'border-accent bg-raised font-semibold' : 'border-transparent',
              )}
            >
              {name}
              <span className="text-ink-2">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Uploads({ data, t }: Pick<Props, 'data' | 't'>) {
  if (data.uploads.length === 0) return null
  return (
    <section aria-labelledby="under-way" className="mt-8 border-t border-edge pt-3">
      <h2 id="under-way" className="font-semibold">
        {t.library.underWay}
      </h2>
      <ul>
        {data.uploads.map(({ id, name, done, all, same, refusal }) => (
          <li key={id} className="type-small mt-3 break-words">
            <p>{name}</p>
            {same ? (
              <p>
                {t.library.same}{' '}
                <Link to={`${home}${same.id}/`} className="link inline-flex min-h-11 items-center">
                  {same.title}
                </Link>
              </p>
            ) : refusal ? (
              <p className="text-error">{refusal}</p>
            ) : (
              <p className="text-ink-2">{fill(t.library.waits, { done, all })}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="type-small mt-3 text-ink-2">{t.library.resumes}</p>
    </section>
  )
}

function Adding({ data, t }: Pick<Props, 'data' | 't'>) {
  const { bounds, choice } = data
  const options = data.folders.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <>
      <section id="upload" aria-labelledby="upload-title" className="mt-10 border-t border-edge pt-4">
        <h2 id="upload-title" className="type-d3 mb-2">
          {t.library.upload}
        </h2>
        <UploadForm
          does="upload"
          label={fill(t.library.file, { size: bounds.size, width: bounds.width })}
          button={t.library.send}
          words={{ part: t.library.part, stop: t.library.stop, refusals: t.refusals }}
          chunkBytes={bounds.chunkBytes}
          query={choice ? `?${new URLSearchParams(choice.search)}` : ''}
          isMany
        >
          <SelectField
            id="folder"
            label={t.library.into}
            value={data.into}
            options={[{ value: '', label: t.library.noFolder }, ...options]}
          />
        </UploadForm>
      </section>
      <section aria-labelledby="new-folder" className="mt-10 border-t border-edge pt-4">
        <h2 id="new-folder" className="type-d3 mb-2">
          {t.library.newFolder}
        </h2>
        <OfficeForm does="folder" className="flex max-w-text flex-wrap items-end gap-3">
          <TextField id="ru" name="ru" label={t.library.folderRu} required maxLength={60} className="grow" />
          <TextField id="en" name="en" label={t.library.folderEn} required maxLength={60} className="grow" />
          <Button type="submit" tone="secondary" size="small">
            {t.library.make}
          </Button>
        </OfficeForm>
      </section>
    </>
  )
}

type Place = Partial<Record<'words' | 'shape' | 'list' | 'folder', string>>

/** The library as it is looked at now, with something changed. */
function at(data: LibraryData, change: Place, page = 1): string {
  const { words, shape, list, folder } = { ...data, ...change }
  const query = new URLSearchParams({
    ...data.choice?.search,
    ...(words && { q: words }),
    ...(shape && { shape }),
    ...(list && { list }),
    ...(folder && { folder }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${home}${query.size > 0 ? `?${query}` : ''}`
}

export function head({ t }: Props): PageHead {
  return { title: t.library.title, isHidden: true }
}
