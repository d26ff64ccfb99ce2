/** Ranges (7–14, 11:00–21:00) and stands (C-07) never break after the dash. The words themselves stay as they are. */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\d[\d:]*–\d[\d:]*|[A-F]-\d\d)/).map((piece, place) =>
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
