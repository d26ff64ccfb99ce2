/** A refused picture as problem JSON. Says nothing about files, hosts or libraries behind the site. */
export function refuse(reason: Refusal, detail: string = refusals[reason].detail) {
  const { status, title } = refusals[reason]
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (status === 405) headers.set('allow', 'GET, HEAD')
  if (status === 429) headers.set('retry-after', '60')
  if (status === 503) headers.set('retry-after', '5')
  return new Response(JSON.stringify({ type: 'about:blank', title, status, detail }), { status, headers })
}

export type Refusal = keyof typeof refusals

const refusals = {
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'Pictures can only be read: use GET or HEAD.',
  },
  'missing-modifiers': {
    status: 400,
    title: 'Bad request',
    detail: 'The address lacks image modifiers; write _ for none.',
  },
  'missing-id': { status: 400, title: 'Bad request', detail: 'The address does not name a picture.' },
  'bad-modifier': { status: 400, title: 'Bad request', detail: 'An image modifier has a wrong value.' },
  'not-an-image': {
    status: 400,
    title: 'Bad request',
    detail: 'The file is not a picture that can be shown.',
  },
  'forbidden-path': { status: 403, title: 'Forbidden', detail: 'This path is not allowed.' },
  'forbidden-host': {
    status: 403,
    title: 'Forbidden',
    detail: 'Pictures from this address are not allowed.',
  },
  'not-offered': {
    status: 404,
    title: 'Not found',
    detail: 'This picture is not offered in this size or quality.',
  },
  'not-found': { status: 404, title: 'Not found', detail: 'There is no such picture.' },
  'too-often': {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many new pictures were asked for within a minute.',
  },
  broken: { status: 500, title: 'Server error', detail: 'The picture could not be prepared.' },
  'upstream-failed': {
    status: 502,
    title: 'Bad gateway',
    detail: 'The site that holds the picture did not send it.',
  },
  busy: {
    status: 503,
    title: 'Service unavailable',
    detail: 'Too many pictures are being prepared; please ask again.',
  },
} as const
