const pieces = /(\d[\d:]*–\d[\d:]*|[A-F]-\d\d|(?<!\p{L})[Пп]о-\p{L}+|\p{L}+-то(?!\p{L}))/u

/** Ranges (7–14), stands (C-07) and words such as «по-русски» never break after the dash. The words stay as they are. */
export function Unbroken({ children }: { children: string }) {
  return children.split(pieces).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
      <span key={place} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
