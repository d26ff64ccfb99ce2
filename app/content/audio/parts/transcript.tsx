import { Fragment } from 'react'
import { LinkedText } from '../../parts/linked-text.tsx'

/** The text of a stop, each sentence in a place of its own, so that the one that is heard can be marked. */
export function Transcript({ stop, paragraphs }: { stop: number; paragraphs: string[][] }) {
  return (
    <div id={`text-${stop}`} className="transcript">
      {paragraphs.map((sentences, place) => {
        const before = paragraphs.slice(0, place).flat().length
        return (
          <p
            key={sentences[0]}
            className="type-body mb-4 max-w-text break-inside-avoid text-pretty text-ink-2 last:mb-0"
          >
            {sentences.map((sentence, index) => (
              <Fragment key={sentence}>
                {index > 0 && ' '}
                <span data-sentence={before + index}>
                  <LinkedText>{sentence}</LinkedText>
                </span>
              </Fragment>
            ))}
          </p>
        )
      })}
    </div>
  )
}
