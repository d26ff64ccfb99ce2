import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { paperStyle } from './paper-style.ts'

export type Markup = ReturnType<typeof html>
type Paper = { title: string; body: Markup; status?: 200 | 404; refreshSeconds?: number }

/** Every page of the sandbox is this sheet: no scripts, one style, nothing fetched from elsewhere. */
export function servePaper(c: Context, { title, body, status = 200, refreshSeconds }: Paper) {
  c.header('Content-Security-Policy', policy)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Cache-Control', 'no-store')
  return c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}">` : ''}
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(paperStyle)}</style>
</head>
<body>
${body}
</body>
</html>`,
    status,
  )
}

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
