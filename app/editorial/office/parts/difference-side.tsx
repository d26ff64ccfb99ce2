import type { ShownPiece } from '../shown-difference.ts'

/** One side of a difference: what went and what came is marked, for the eye and for whoever listens. */
export function DifferenceSide({ title, pieces }: { title: string; pieces: ShownPiece[] }) {
  return (
    <div>
      <p className="type-caption text-ink-2">{title}</p>
      <p className="whitespace-pre-line break-words">
        {pieces.map((piece, place) => {
          const key = `${place}-${piece.kind}`
          if (piece.kind === 'removed')
            return (
              <del key={key} className="bg-error/10 text-error">
                {piece.text}
              </del>
            )
          if (piece.kind === 'added')
            return (
              <ins key={key} className="bg-success/10 text-success">
                {piece.text}
              </ins>
            )
          return <span key={key}>{piece.text}</span>
        })}
      </p>
    </div>
  )
}
