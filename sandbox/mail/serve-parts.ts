import type { Context } from 'hono'
import { type Attachment, attachmentPath, type Letter } from './letter.ts'

/**
 * A letter is a stranger's page: it may dress itself and show pictures it carries or that this machine
 * serves, nothing else. Its links still open, each in a tab of its own.
 */
export function serveLetterHtml(c: Context, letter: Letter, letterHtml: string) {
  c.header('Content-Security-Policy', letterPolicy)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  return c.html(openLinksInTabs(showCarriedPictures(letterHtml, letter)))
}

const letterPolicy = [
  "default-src 'none'",
  "img-src data: 'self' http://localhost:* http://127.0.0.1:*",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** `cid:` addresses mean "the attachment with this id"; a browser knows nothing about them. */
function showCarriedPictures(letterHtml: string, letter: Letter) {
  return letter.attachments.reduce(
    (shown, { contentId }, index) =>
      contentId ? shown.replaceAll(`cid:${contentId}`, attachmentPath(letter, index)) : shown,
    letterHtml,
  )
}

/** Behind the opening tags: a page that does not begin with its doctype is laid out differently. */
function openLinksInTabs(letterHtml: string) {
  return letterHtml.replace(
    /^\s*(<!doctype[^>]*>)?\s*(<html[^>]*>)?\s*(<head[^>]*>)?/i,
    opening => `${opening}<base target="_blank">`,
  )
}

/** Always a download, never a page: an attached html or svg file must not run in the sandbox's name. */
export function serveAttachment(c: Context, { filename, contentType, content }: Attachment) {
  c.header('Content-Type', isMediaType(contentType) ? contentType : 'application/octet-stream')
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeFilename(filename)}`)
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  c.header('X-Content-Type-Options', 'nosniff')
  return c.body(content)
}

function isMediaType(text: string) {
  return /^[\w.+-]+\/[\w.+-]+$/.test(text)
}

/** RFC 8187, which allows less than encodeURIComponent leaves alone. */
function encodeFilename(filename: string) {
  return encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
