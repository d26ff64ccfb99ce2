import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { JuryFrame } from '../parts/jury-frame.tsx'
import { Said } from '../parts/said.tsx'
import { bookPage } from '../shelf-rows.ts'
import type { JuryTexts } from '../texts.ru.ts'
import type { ReadingData } from './reading.server.ts'

type Props = PageProps<ReadingData, JuryTexts>

/** The reading copy in the browser's own viewer, opened where the juror stopped (decision 0052). */
export default function Reading({ data, t }: Props) {
  const words = t.reading
  return (
    <JuryFrame frame={data.frame} t={t}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-5 pb-4">
        <div className="min-w-0">
          <p className="type-small text-ink-2">
            <AsWritten>{data.author}</AsWritten>
          </p>
          <h1 className="type-d3 break-words">
            <AsWritten>{data.title}</AsWritten>
          </h1>
        </div>
        <Place data={data} t={t} />
      </div>
      <Said done={data.done} error={data.error} t={t} />
      <iframe
        src={data.copy}
        title={fill(words.frame, { title: data.title })}
        className="h-[calc(100dvh-15rem)] min-h-96 w-full border border-edge bg-raised"
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8">
        <Link to={bookPage(data.id)} className={buttonClass({ tone: 'text' })}>
          <Icon name="arrow-left" size={18} />
          {words.back}
        </Link>
        <a href={data.copy} target="_blank" rel="noopener" className={buttonClass({ tone: 'text' })}>
          {words.ownTab}
          <Icon name="arrow-up-right" size={18} />
        </a>
      </div>
      <p className="type-small max-w-text text-ink-2">{words.hint}</p>
    </JuryFrame>
  )
}

function Place({ data, t }: Pick<Props, 'data' | 't'>) {
  const { pathname } = useView()
  const words = t.reading
  const { saving, unsaved } = t.sheet
  return (
    <form
      method="post"
      action={pathname}
      data-saves="place"
      data-words={JSON.stringify({ saving, unsaved })}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        id="page"
        name="page"
        type="number"
        inputMode="numeric"
        min={1}
        max={data.most}
        required
        label={words.place}
        defaultValue={data.typed ?? (data.page > 0 ? String(data.page) : '')}
        className="w-32"
      />
      <Button type="submit" name="do" value="place" tone="ghost" size="small">
        {words.keep}
      </Button>
      <p id="saved" role="status" className="type-small inline-flex min-h-11 items-center text-success" />
    </form>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: `${t.reading.title}: ${data.title}`, isHidden: true }
}
