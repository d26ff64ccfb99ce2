import { download, type FileContext } from '../page-server/file.ts'
import { dayOf } from '../platform/dates.ts'
import { csvLine, csvMark } from '../platform/spreadsheets/csv.ts'
import { xlsxStream } from '../platform/spreadsheets/xlsx-stream.server.ts'

export type ListRow = readonly (string | number | null)[]

/**
 * A list of the office as a file that a spreadsheet opens, `.csv` or `.xlsx` as the address says. The rows are sent as
 * they are read: however many there are, few are in memory.
 */
export function listFile(
  { path, now }: Pick<FileContext, 'path' | 'now'>,
  {
    name,
    title,
    heading,
    rows,
  }: { name: string; title: string; heading: ListRow; rows: AsyncIterable<ListRow> },
): Response {
  const all = withHeading(heading, rows)
  const file = `${name}-${dayOf(now)}`
  return path.endsWith('.xlsx')
    ? download(streamOf(xlsxStream(all, { sheetName: title, columns: heading.length })), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `${file}.xlsx`,
      })
    : download(streamOf(csvBytes(all)), { type: 'text/csv; charset=utf-8', name: `${file}.csv` })
}

/** Reads on by the key of the last row, a batch at a time; a short batch is the last. */
export async function* inBatches<Row>(
  read: (after: Row | null, limit: number) => Promise<Row[]>,
  limit = 1000,
): AsyncGenerator<Row> {
  for (let after: Row | null = null; ; ) {
    const batch: Row[] = await read(after, limit)
    yield* batch
    after = batch.at(-1) ?? null
    if (batch.length < limit || after === null) return
  }
}

async function* withHeading(heading: ListRow, rows: AsyncIterable<ListRow>): AsyncGenerator<ListRow> {
  yield heading
  yield* rows
}

async function* csvBytes(rows: AsyncIterable<ListRow>): AsyncGenerator<Uint8Array> {
  let waiting = csvMark
  for await (const row of rows) {
    waiting += csvLine(row)
    if (waiting.length < 65_536) continue
    yield Buffer.from(waiting)
    waiting = ''
  }
  yield Buffer.from(waiting)
}

// Read only as fast as the other side takes it, and no longer than it listens.
export function streamOf(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await bytes.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await bytes.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
