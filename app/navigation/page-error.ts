/** What went wrong with a page. The message is ours: the text of an unexpected error is never put here. */
export type PageError = { status: number; message: string }

export class PageFailure extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function notFound(path: string): PageFailure {
  return new PageFailure(404, `Page not found: ${path}`)
}

/** A loader's way to say that the page is elsewhere. */
export class PageRedirect extends Error {
  readonly to: string

  constructor(to: string) {
    super(`Redirect to ${to}`)
    this.to = to
  }
}

/** The error a visitor's page may know of: ours with its words, anything else as a plain 500. */
export function toPageError(error: unknown): PageError {
  return error instanceof PageFailure
    ? { status: error.status, message: error.message }
    : { status: 500, message: 'Internal error' }
}
