import { Unbroken } from '../../ui/unbroken.tsx'
import type { Segment } from '../mark-matches.ts'

/** Ivory on a sanguine underline where a word was asked for. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch }, place) =>
    isMatch ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
        key={place}
        className="bg-transparent text-ink underline decoration-accent decoration-2 underline-offset-[0.22em]"
      >
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Unbroken key={place}>{text}</Unbroken>
    ),
  )
}
