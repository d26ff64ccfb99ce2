import type pg from 'pg'
import { removeUnannounced } from '../award/result/remove-result.server.ts'
import type { PreviewPage } from '../editorial/preview.ts'
import { PageFailure } from '../navigation/page-error.ts'
import { transaction } from '../platform/database/transaction.server.ts'
import { createRenderer } from './render-page.server.ts'

type RendererOptions = Parameters<typeof createRenderer>[0]

// What is shown without its scripts is read as the server wrote it: the address is not the page's own.
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/**
 * Pages as they would be. All of it happens in one transaction that is taken back, so neither visitors nor other processes
 * ever see it, and whatever the page reads is what it would read.
 */
export function previewIn(pool: pg.Pool, options: () => RendererOptions): PreviewPage {
  return async ({ pathname, at, prepare }) => {
    const { edition, clock } = options()
    let html = ''
    const takenBack = new Error('a preview is taken back')
    try {
      await transaction(pool, async tx => {
        await prepare(tx)
        await removeUnannounced(tx, edition, { now: clock.now(), at })
        const renderer = createRenderer({
          ...options(),
          db: tx,
          clock: { now: () => at },
          isDemoClock: false,
        })
        const page = await renderer.renderOwnDocument(pathname, {
          search: '',
          cookies: new Map(),
          posted: null,
          person: null,
        })
        html = page.body
        throw takenBack
      })
    } catch (error) {
      if (error !== takenBack) return failed(error)
    }
    const { 'content-security-policy': policy = '' } = options().securityHeaders
    return new Response(html, {
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': withoutScripts(policy),
      },
    })
  }
}

function withoutScripts(policy: string): string {
  const kept = policy.split(';').filter(rule => !/^\s*script-src/.test(rule))
  return [...kept, " script-src 'none'"].join(';')
}

/** A draft that cannot be shown yet: a page that does not exist, or a value the site cannot take. */
function failed(error: unknown): Response {
  const status = error instanceof PageFailure ? error.status : 422
  return new Response('Эту страницу пока нельзя показать. This page cannot be shown yet.', {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}
