import { useContext } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { MayAct } from '../../../office/parts/may-act.ts'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { Frame } from '../parts/frame.tsx'
import type { InvoiceTexts } from '../texts.ru.ts'
import type { StatementsData } from './statements.server.ts'

type Props = PageProps<StatementsData, InvoiceTexts>

/** The bank's files: one more, and those that were read before. */
export default function Statements({ data, t }: Props) {
  const words = t.statements
  return (
    <Frame data={data} t={t} title={words.title} note={fill(words.account, { account: data.account })}>
      <UploadForm words={words} />
      {data.statements.length === 0 ? (
        <p className="type-body mt-10">{words.empty}</p>
      ) : (
        <div className="mt-10">
          <Table
            caption={words.title}
            columns={[
              { key: 'file', label: words.columns.file },
              { key: 'days', label: words.columns.days },
              { key: 'lines', label: words.columns.lines, isNumber: true },
              { key: 'book', label: words.columns.toBook, isNumber: true },
              { key: 'decide', label: words.columns.toDecide, isNumber: true },
              { key: 'by', label: words.columns.by },
            ]}
            rows={data.statements.map(one => ({
              key: one.id,
              cells: [
                <Link
                  key="file"
                  to={`/office/statements/${one.id}/`}
                  className="link inline-flex min-h-11 items-center font-semibold break-all"
                >
                  {one.fileName}
                </Link>,
                one.days || t.none,
                String(one.lines),
                String(one.toBook),
                String(one.toDecide),
                `${one.by}, ${one.at}`,
              ],
            }))}
          />
        </div>
      )}
    </Frame>
  )
}

function UploadForm({ words }: { words: InvoiceTexts['statements'] }) {
  const { pathname } = useView()
  const mayAct = useContext(MayAct)
  if (!mayAct) return null
  return (
    <form
      method="post"
      action={pathname}
      encType="multipart/form-data"
      className="flex flex-wrap items-end gap-4 border border-hair bg-raised p-5"
    >
      <input type="hidden" name="do" value="upload" />
      <div className="min-w-0 grow">
        <label htmlFor="file" className="type-small block">
          {words.upload}
        </label>
        <input
          id="file"
          name="file"
          type="file"
          required
          accept=".txt,.csv,text/plain,text/csv"
          aria-describedby="file-hint"
          className="mt-1 block min-h-11 w-full max-w-full"
        />
        <p id="file-hint" className="type-small mt-1 max-w-text text-ink-2">
          {words.uploadHint}
        </p>
      </div>
      <Button type="submit">{words.send}</Button>
    </form>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.statements.title, isHidden: true }
}
