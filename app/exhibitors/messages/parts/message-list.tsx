import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ShownMessage } from '../message-view.ts'

type Words = Record<'list' | 'empty' | 'fresh' | 'you' | 'exhibitor' | 'office', string>

/** A thread, the newest last. What was typed is shown as text and nothing else. */
export function MessageList({
  messages,
  viewer,
  words,
}: {
  messages: readonly ShownMessage[]
  viewer: 'exhibitor' | 'office'
  words: Words
}) {
  if (messages.length === 0) return <p className="type-body text-ink-2">{words.empty}</p>
  return (
    <ol aria-label={words.list} className="border-t border-hair">
      {messages.map(({ id, side, author, text, at, isNew, file }) => (
        <li
          key={id}
          id={`message-${id}`}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-b border-hair py-5 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <div>
            <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
              {isNew && <span aria-hidden="true" className="size-2 rounded-full bg-accent" />}
              {side === viewer && viewer === 'exhibitor' ? words.you : author}
            </p>
            {!(side === viewer && viewer === 'exhibitor') && (
              <p className="type-small text-ink-2">{words[side]}</p>
            )}
            <p className="type-small text-ink-2">{at}</p>
            {isNew && <Badge className="mt-2">{words.fresh}</Badge>}
          </div>
          <div className="min-w-0">
            <p className="max-w-text break-words whitespace-pre-line">{text}</p>
            {file && (
              <a
                href={file.to}
                download
                className="mt-2 inline-flex min-h-11 max-w-full items-center gap-2.5"
              >
                <Icon name="download" size={18} />
                <span className="min-w-0 break-words">
                  <span className="link">{file.name}</span>, {file.size}
                </span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
