import type pg from 'pg'
import { removeUnannounced } from '../award/result/remove-result.server.ts'
import { readEdition, readShownEdition } from '../editions/read-editions.server.ts'
import type { EditionInTime } from '../editions/timeline.ts'
import type { PreviewPage } from '../editorial/preview.ts'
import { PageFailure } from '../navigation/page-error.ts'
import { textOf } from '../page-store/document-pieces.server.ts'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import { createRenderer } from './render-page.server.ts'
import { withWrittenOf } from './written/follow-written.server.ts'

type RendererOptions = Parameters<typeof createRenderer>[0]

// What is shown without its scripts is read as the server wrote it: the address is not the page's own. Only the office may
// put it into a frame.
const headers = {
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/**
 * Pages as they would be. All of it happens in one transaction that is taken back, so neither visitors nor other processes
 * ever see it, and whatever the page reads is what it would read.
 */
export function previewIn(pool: pg.Pool, options: () => RendererOptions): PreviewPage {
  return async ({ pathname, at, editionId, prepare }) => {
    const { editionInTime, clock } = options()
    let html = ''
    const takenBack = new Error('a preview is taken back')
    try {
      await transaction(pool, async tx => {
        await prepare(tx)
        const now = clock.now()
        await removeUnannounced(tx, {
          holding: editionInTime.at(now),
          shown: [editionInTime.at(at)],
          now,
          at,
        })
        const page = await withWrittenOf(tx, async menu => {
          const renderer = createRenderer({
            ...options(),
            db: tx,
            menu: () => menu,
            editionInTime: await turnedTo(tx, editionInTime, editionId ?? null, at),
            clock: { now: () => at },
            isDemoClock: false,
          })
          return renderer.renderOwnDocument(pathname, {
            search: '',
            cookies: new Map(),
            posted: null,
            person: null,
          })
        })
        html = textOf(page.pieces)
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

/** The site as if it had turned already, where what is looked at is of a fair that it has not turned to by then. */
async function turnedTo(tx: Tx, known: EditionInTime, id: string | null, at: Date): Promise<EditionInTime> {
  const current = known.at(at)
  if (!id || (await readShownEdition(tx, current, id, at))) return known
  const next = await readEdition(tx, current, id, at)
  return next ? { at: () => next.values, nextTurn: () => null } : known
}

/** No script runs in it, none of its forms goes anywhere, and nobody but the office frames it. */
function withoutScripts(policy: string): string {
  const kept = policy.split(';').filter(rule => !/^\s*(?:script-src|form-action|frame-ancestors)/.test(rule))
  const own = ["script-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]
  return [...kept, ...own].map(rule => rule.trim()).join('; ')
}

/** A draft that cannot be shown yet: a page that does not exist, or a value the site cannot take. */
function failed(error: unknown): Response {
  const status = error instanceof PageFailure ? error.status : 422
  return new Response('Эту страницу пока нельзя показать. This page cannot be shown yet.', {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    },
  })
}
