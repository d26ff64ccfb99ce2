import { Fragment } from 'react'

// Plain ranges of letters: `\p{L}` takes ten times as long, and every sentence of a page comes through here.
const pieces =
  /(\d[\d:]*–\d[\d:]*|[A-F]-\d\d|[Ee]-mail|(?<![А-яё])(?:[Пп]о-[а-яё]+|[А-яё]+-то(?![а-яё]))|\u00a0(?=\d{4}(?!\d)))/

/**
 * Ranges (7–14), stands (C-07), «e-mail» and words such as «по-русски» never break after the dash; a year may stand on a line of
 * its own where the whole date finds no room. The words stay as they are.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(pieces).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
    <Fragment key={place}>{place % 2 === 1 ? kept(piece) : piece}</Fragment>
  ))
}

function kept(piece: string) {
  if (piece !== '\u00a0') return <span className="whitespace-nowrap">{piece}</span>
  return (
    <>
      {piece}
      <wbr />
    </>
  )
}
