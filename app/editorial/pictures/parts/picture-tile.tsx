import { imageUrl } from '../../../images/rules.ts'
import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { LibraryData } from '../pages/library.server.ts'
import type { PictureTexts } from '../texts.ru.ts'

type Row = LibraryData['rows'][number]

/** A picture of the library: what it is called, how large, and the one thing to be known of it. */
export function PictureTile({
  row,
  t,
  choose,
}: {
  row: Row
  t: PictureTexts['library']
  /** Where a picture is being chosen: what its form is sent to. */
  choose: string | null
}) {
  return (
    <li className="flex flex-col">
      <Link to={`/office/content/pictures/${row.id}/`} className="group block">
        <span className="flex h-36 items-end border-b border-edge">
          <img
            src={imageUrl(row.file, { width: 280, format: 'webp' })}
            alt=""
            width={row.width}
            height={row.height}
            loading="lazy"
            className="max-h-36 w-auto max-w-full object-contain"
          />
        </span>
        <span className="mt-2 block font-semibold break-words group-hover:underline">{row.title}</span>
      </Link>
      <p className="type-small text-ink-2">{`${row.width}\u00a0×\u00a0${row.height}`}</p>
      <Marks row={row} t={t} />
      {choose && (
        <form method="post" action={choose} className="mt-auto pt-2">
          <input type="hidden" name="do" value="choose" />
          <input type="hidden" name="picture" value={row.id} />
          <Button type="submit" tone="secondary" size="small">
            {t.choose}
            <span className="sr-only">{`: ${row.title}`}</span>
          </Button>
        </form>
      )}
    </li>
  )
}

function Marks({ row, t }: { row: Row; t: PictureTexts['library'] }) {
  return (
    <>
      {row.noAlt && (
        <Mark icon="warning" tone="text-error" text={t.noAlt.replace('{languages}', row.noAlt)} />
      )}
      {row.rights && <Mark icon="clock" tone={row.isEnded ? 'text-error' : 'text-ink-2'} text={row.rights} />}
      {row.hasTwin && <Mark icon="grid" tone="text-ink-2" text={t.twin} />}
      {row.uses ? (
        <Mark icon="check" tone="text-success" text={row.uses} />
      ) : (
        <Mark icon="minus" tone="text-ink-2" text={t.unused} />
      )}
    </>
  )
}

function Mark({ icon, tone, text }: { icon: IconName; tone: string; text: string }) {
  return (
    <p className={`type-small flex items-center gap-1.5 ${tone}`}>
      <Icon name={icon} size={16} />
      {text}
    </p>
  )
}
