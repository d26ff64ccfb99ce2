import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { paperStyle } from './paper-style.ts'

export type Markup = ReturnType<typeof html>
type Paper = {
  title: string
  body: Markup
  status?: 200 | 404 | 422
  refreshSeconds?: number
  lang?: string
  /** What this page alone needs, besides the paper. */
  style?: string
  /** The origin a form of this page may end at, besides our own. */
  leadsTo?: string
}

/** Every page of the sandbox is this sheet: no scripts, one style, nothing fetched from elsewhere. */
export function servePaper(
  c: Context,
  { title, body, status = 200, refreshSeconds, lang = 'en', style = '', leadsTo = '' }: Paper,
) {
  c.header('Content-Security-Policy', policy(leadsTo))
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Cache-Control', 'no-store')
  return c.html(
    html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}">` : ''}
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(paperStyle + style)}</style>
</head>
<body>
${body}
</body>
</html>`,
    status,
  )
}

function policy(leadsTo: string) {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "frame-src 'self'",
    `form-action 'self' ${leadsTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
