/** What a test asks of a process that opens fairs, and what it answers. */
export type Wish = { kind: 'open'; env: Record<string, string | undefined> } | { kind: 'close' }
export type Answer = { kind: 'done' } | { kind: 'failed'; message: string }

/** Said by it last, on the stream on which the fair speaks. */
export const closed = '{"msg":"the fair is closed"}\n'
