/** Why a call failed: no answer at all (`status` 0) or an answer that is an error. */
export class FetchError extends Error {
  override name = 'FetchError'
  readonly method: string
  readonly url: string
  readonly status: number
  readonly body: string

  constructor(method: string, url: string, status: number, reason: string, body = '', cause?: unknown) {
    super(`[${method}] "${url}": ${status || '<no response>'} ${reason}`.trim(), { cause })
    this.method = method
    this.url = url
    this.status = status
    this.body = body
  }
}

const worthRetrying = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const retriedMethods = new Set(['GET', 'HEAD'])

/**
 * The product's HTTP client. Reading is tried a second time on a passing fault; what may change something on
 * the other side (POST, PUT, PATCH, DELETE) is sent once and never again.
 */
export async function request(
  url: string,
  init: RequestInit = {},
  fetcher: typeof fetch = fetch,
): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase()
  const attempts = retriedMethods.has(method) ? 2 : 1
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts
    let response: Response
    try {
      response = await fetcher(url, { ...init, method })
    } catch (cause) {
      if (isLast || init.signal?.aborted) throw new FetchError(method, url, 0, messageOf(cause), '', cause)
      continue
    }
    if (response.status < 400) return response
    if (!isLast && worthRetrying.has(response.status)) {
      await response.body?.cancel()
      continue
    }
    throw new FetchError(
      method,
      url,
      response.status,
      response.statusText,
      await response.text().catch(() => ''),
    )
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
