import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { type BookFileKind, bookFileKinds } from '../book-files.ts'
import type { BookData } from '../pages/application.server.ts'
import type { BookTexts } from '../texts.ru.ts'

type Props = { data: BookData; t: BookTexts }

const accepted: Record<BookFileKind, string> = {
  cover: 'image/jpeg,image/png,image/webp,image/tiff',
  'reading-copy': 'application/pdf',
}

/** Cover and reading copy: what is there, another in its place, or none. */
export function BookFileForms({ data, t }: Props) {
  return (
    <section className="mt-14 border-t border-hair pt-6">
      <h2 className="type-d3">{t.files.title}</h2>
      <div className="mt-5 grid gap-8">
        {bookFileKinds.map(kind => (
          <OneFile key={kind} kind={kind} data={data} t={t} />
        ))}
      </div>
    </section>
  )
}

function OneFile({ kind, data, t }: Props & { kind: BookFileKind }) {
  const { pathname } = useView()
  const there = data.files.find(file => file.kind === kind)
  const isWaiting = kind === 'reading-copy' && !data.mayAttach
  return (
    <div className="border border-dashed border-edge p-5">
      <h3 className="font-medium">{t.files[kind]}</h3>
      {there && kind === 'cover' && (
        <img
          src={`${pathname}cover.webp`}
          alt={fill(t.files.coverAlt, { title: data.values.title })}
          className="mt-4 h-auto max-h-80 w-auto max-w-full shadow-work"
        />
      )}
      {there && kind === 'reading-copy' && (
        <a
          href={`${pathname}reading-copy.pdf`}
          className="link mt-2 inline-flex min-h-11 items-center break-all"
        >
          {fill(t.files.open, { name: there.name })}
        </a>
      )}
      {isWaiting && <p className="type-small mt-2 text-ink-2">{t.files.needsAgreement}</p>}
      {data.canChange && !isWaiting && <Upload kind={kind} t={t} />}
      {data.canChange && there && (
        <form method="post" action={pathname} className="mt-3">
          <input type="hidden" name="do" value="remove" />
          <input type="hidden" name="kind" value={kind} />
          <Button type="submit" tone="ghost" size="small">
            {fill(t.files.remove, { name: there.name })}
          </Button>
        </form>
      )}
    </div>
  )
}

function Upload({ kind, t }: { kind: BookFileKind; t: BookTexts }) {
  const { pathname } = useView()
  const id = `file-${kind}`
  const rules = kind === 'cover' ? t.files.coverRules : t.files.readingCopyRules
  return (
    <form method="post" action={pathname} encType="multipart/form-data" className="mt-3">
      <input type="hidden" name="do" value="upload" />
      <input type="hidden" name="kind" value={kind} />
      <label htmlFor={id} className="type-caption block text-ink-2">
        {rules}
      </label>
      <input
        id={id}
        type="file"
        name="file"
        required
        accept={accepted[kind]}
        className="mt-3 block min-h-11 w-full max-w-full text-[0.9375rem] file:mr-4 file:min-h-11 file:border file:border-solid file:border-edge file:bg-raised file:px-4 file:text-ink"
      />
      <Button type="submit" tone="ghost" size="small" className="mt-3">
        {t.files.send}
      </Button>
    </form>
  )
}
