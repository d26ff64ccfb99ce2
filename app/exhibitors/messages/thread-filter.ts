/** What narrows the list of threads, and where in it one is. The address is all of it. */
export type ThreadFilter = {
  show: 'waiting' | 'all'
  words: string
  /** The last thread of the page before. */
  after: { at: Date; id: string } | null
}

const cursor = /^(\d{1,13})~([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

export function readThreadFilter(search: URLSearchParams): ThreadFilter {
  const [, at, id] = cursor.exec(search.get('after') ?? '') ?? []
  return {
    show: search.get('show') === 'all' ? 'all' : 'waiting',
    words: (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100),
    after: at && id ? { at: new Date(Number(at)), id } : null,
  }
}

export function threadSearch({ show, words, after }: ThreadFilter): string {
  const search = new URLSearchParams()
  if (words) search.set('q', words)
  if (show === 'all') search.set('show', 'all')
  if (after) search.set('after', `${after.at.getTime()}~${after.id}`)
  const text = search.toString()
  return text && `?${text}`
}
