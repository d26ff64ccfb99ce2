import { Link } from '../../app/navigation/link.tsx'
import type { PageProps } from '../../app/navigation/view.ts'
import type { LocaleCode } from '../../app/platform/languages.ts'

export type RoomLink = {
  to: string
  locale?: LocaleCode
  newTab?: boolean
  replace?: boolean
  topPx?: number
}
export type RoomData = {
  name: string
  heightPx?: number
  links?: RoomLink[]
  anchors?: { id: string; topPx: number; scrollMarginPx?: number }[]
  /** An anchor inside a fold inside another, both closed. */
  folded?: string
}

declare global {
  /** Clicks that reached the links' own handlers. */
  var clicks: number
}

/** One room for all tests: as tall as wanted, with links and anchors where the test puts them. */
export function Room({ data }: PageProps<RoomData, unknown>) {
  return (
    <main style={{ position: 'relative', height: data.heightPx ?? 200 }}>
      <h1>{data.name}</h1>
      {data.links?.map(({ topPx, ...link }, index) => (
        <Link
          // biome-ignore lint/suspicious/noArrayIndexKey: a room's links never move
          key={index}
          {...link}
          data-link={index}
          style={topPx === undefined ? { display: 'block' } : { position: 'absolute', top: topPx }}
          onClick={() => {
            globalThis.clicks = (globalThis.clicks ?? 0) + 1
          }}
        >
          {`link ${index}`}
        </Link>
      ))}
      {data.anchors?.map(({ id, topPx, scrollMarginPx }) => (
        <p key={id} id={id} style={{ position: 'absolute', top: topPx, scrollMarginTop: scrollMarginPx }}>
          {id}
        </p>
      ))}
      {data.folded && (
        <details style={{ position: 'absolute', top: 1_000 }}>
          <summary>outer</summary>
          <details>
            <summary>inner</summary>
            <p id={data.folded}>{data.folded}</p>
          </details>
        </details>
      )}
    </main>
  )
}

export function head({ data }: PageProps<RoomData, unknown>) {
  return { title: data.name }
}
