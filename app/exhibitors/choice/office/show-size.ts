import type { LoadContext } from '../../../page-server/load-context.ts'
import type { StandRow } from './change-stand.server.ts'
import { type StandSize, sizeIn, sizeSeen } from './stand-form.ts'
import type { StandOfficeTexts } from './texts.ru.ts'

export type SizeView = ReturnType<typeof showSize>

/** The size as it is, as it was typed, and what follows from that; by the address, or by the form that was refused. */
export function showSize(
  { search, posted }: Pick<LoadContext, 'search' | 'posted'>,
  stand: StandRow,
  {
    t,
    words,
    isPriceWaiting,
  }: { t: StandOfficeTexts; words: (size: StandSize) => string; isPriceWaiting: boolean },
) {
  const { areaM2, openSides } = stand
  const asked = askedIn(search, posted)
  const read = asked && sizeIn(asked)
  const isSame = read?.ok === true && sizeSeen(read.size) === sizeSeen(stand)
  const isOther = read?.ok && !isSame
  return {
    area: asked?.area ?? String(areaM2),
    sides: asked?.sides ?? String(openSides),
    seen: sizeSeen(stand),
    error: read && !read.ok ? { field: read.field, message: t.refusals[read.reason] } : null,
    isSame,
    preview: isOther
      ? {
          before: words(stand),
          after: words(read.size),
          follows: [t.price.size.everybody, ...(isPriceWaiting ? [t.price.size.price] : [])],
        }
      : null,
  }
}

function askedIn(search: URLSearchParams, posted: LoadContext['posted']) {
  if (posted) {
    const { do: does, area = '', sides = '' } = posted.values
    return does === 'size' ? { area, sides } : null
  }
  const [area, sides] = [search.get('area'), search.get('sides')]
  return area === null && sides === null ? null : { area: area ?? '', sides: sides ?? '' }
}
