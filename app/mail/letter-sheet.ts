import type { LocaleCode } from '../platform/languages.ts'

/** What a letter says, before it is dressed as text or as HTML. */
export type LetterSheet = {
  locale: LocaleCode
  fair: string
  where: string
  title: string
  paragraphs: readonly string[]
  rows: readonly { name: string; detail: string; sum: string; url?: string }[]
  total: { label: string; sum: string } | null
  /** What somebody has answered, under the question. */
  facts?: readonly { label: string; text: string }[]
  links: readonly { label: string; url: string }[]
  notes: readonly { title: string; text: string }[]
  foot: readonly string[]
  footLinks: readonly { label: string; url: string }[]
}

/** The words alone. */
export function letterText(sheet: LetterSheet): string {
  const rows = sheet.rows.map(({ name, detail, sum, url }) =>
    [[name, detail, sum].filter(Boolean).join(', '), url].filter(Boolean).join('\n'),
  )
  const total = sheet.total ? [`${sheet.total.label}: ${sheet.total.sum}`] : []
  const blocks = [
    sheet.title,
    ...sheet.paragraphs,
    [...rows, ...total].join('\n'),
    (sheet.facts ?? []).map(({ label, text }) => `${label}: ${text}`).join('\n'),
    sheet.links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    ...sheet.notes.map(({ title, text }) => `${title}\n${text}`),
    ['-- ', `${sheet.fair}, ${sheet.where}`, ...sheet.foot].join('\n'),
    sheet.footLinks.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  ]
  return blocks.filter(Boolean).join('\n\n')
}

const ink = '#1b1613'
const soft = '#564c41'
const hair = '#d3c7b2'
const sanguine = '#a8391d'
const sans = "font-family:'Golos Text',Arial,sans-serif"
const display = "font-family:'Noto Serif Display',Georgia,serif"

/** Light paper on deep, tables for layout: what every mail program of the last twenty years understands. */
export function letterHtml(sheet: LetterSheet): string {
  const { locale, fair, where, title } = sheet
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#ddd2bf">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#ddd2bf"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:680px;background:#fbf8f1;color:${ink};${sans};font-size:16px;line-height:1.6">
<tr><td style="padding:28px 32px 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="${display};font-size:26px">${escapeHtml(fair)}</td>
<td align="right" style="font-size:14px;color:${soft}">${escapeHtml(where)}</td>
</tr></table>
<div style="border-top:3px solid ${ink};border-bottom:1px solid ${ink};height:4px;margin-top:14px;font-size:0">&nbsp;</div>
</td></tr>
<tr><td style="padding:28px 32px 36px">
<h1 style="margin:0 0 18px;${display};font-weight:300;font-size:46px;line-height:1.05">${escapeHtml(title)}</h1>
${sheet.paragraphs.map(paragraph).join('\n')}
${rowsHtml(sheet)}
${(sheet.facts ?? []).map(factHtml).join('\n')}
${linksHtml(sheet)}
${sheet.notes.map(noteHtml).join('\n')}
${footHtml(sheet)}
</td></tr></table>
</td></tr></table>
</body></html>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`
}

function rowsHtml({ rows, total }: LetterSheet): string {
  if (rows.length === 0) return ''
  const cells = rows.map(({ name, detail, sum, url }) => {
    const said = url
      ? `<a href="${escapeHtml(url)}" style="color:${ink}">${escapeHtml(name)}</a>`
      : escapeHtml(name)
    const small = detail ? `<br><span style="font-size:14px;color:${soft}">${escapeHtml(detail)}</span>` : ''
    return `<tr><td style="border-top:1px solid ${hair};padding:12px 12px 12px 0">${said}${small}</td><td align="right" valign="top" style="border-top:1px solid ${hair};padding:12px 0;white-space:nowrap">${escapeHtml(sum)}</td></tr>`
  })
  const last = total
    ? `<tr><td style="border-top:3px solid ${ink};padding:14px 0">${escapeHtml(total.label)}</td><td align="right" style="border-top:3px solid ${ink};padding:10px 0;${display};font-size:32px;white-space:nowrap">${escapeHtml(total.sum)}</td></tr>`
    : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 8px">${cells.join('')}${last}</table>`
}

function factHtml({ label, text }: { label: string; text: string }): string {
  return `<p style="margin:0;padding:10px 0;border-top:1px solid ${hair}"><span style="font-size:14px;color:${soft}">${escapeHtml(label)}</span><br>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

function linksHtml({ links }: LetterSheet): string {
  const buttons = links.map(({ label, url }, place) => {
    const look =
      place === 0
        ? `background:${sanguine};color:#fbf8f1;border:1px solid ${sanguine};font-weight:600`
        : `color:${ink};border:1px solid #877a67`
    return `<a href="${escapeHtml(url)}" style="display:inline-block;margin:0 10px 10px 0;padding:15px 26px;text-decoration:none;${look}">${escapeHtml(label)}</a>`
  })
  return buttons.length > 0 ? `<p style="margin:20px 0 10px">${buttons.join('')}</p>` : ''
}

function noteHtml({ title, text }: LetterSheet['notes'][number]): string {
  return `<h2 style="margin:22px 0 4px;padding-top:10px;border-top:1px solid #877a67;${display};font-weight:400;font-size:22px">${escapeHtml(title)}</h2><p style="margin:0;color:${soft}">${escapeHtml(text)}</p>`
}

function footHtml({ foot, footLinks }: LetterSheet): string {
  const links = footLinks.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:${soft}">${escapeHtml(label)}</a>`,
  )
  return `<p style="margin:30px 0 0;padding-top:16px;border-top:1px solid ${hair};font-size:13px;color:${soft}">${foot.map(escapeHtml).join('<br>')}<br>${links.join(' · ')}</p>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
