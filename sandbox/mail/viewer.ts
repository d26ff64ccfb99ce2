import { html } from 'hono/html'
import type { Markup } from '../paper.ts'
import { attachmentPath, type Letter } from './letter.ts'
import type { LetterFilter } from './mailbox.ts'

/** The list refreshes itself, a letter being read must not jump. */
export function lettersPage(letters: Letter[], filter: LetterFilter) {
  const hint = html`<div class="hint">
    <h2>${letters.length ? 'Choose a letter' : nothingIn(filter)}</h2>
    <p>This page looks for new letters every five seconds.</p>
  </div>`
  const list = listOf(letters, filter, searchLink(filter))
  return { title: 'Letters', refreshSeconds: 5, body: beside(list, hint, 'choosing') }
}

/** The same list standing still: a refresh would wipe out what is being typed. */
export function searchPage(letters: Letter[], filter: LetterFilter) {
  return {
    title: 'Find a letter',
    body: beside(listOf(letters, filter, searchForm(filter)), html``, 'choosing'),
  }
}

export function letterPage(letter: Letter, letters: Letter[], filter: LetterFilter) {
  const list = listOf(letters, filter, searchForm(filter), letter)
  return { title: titleOf(letter), body: beside(list, opened(letter, filter), 'reading') }
}

export function missingPage(letters: Letter[], filter: LetterFilter) {
  const apology = html`${backLink(filter)}<h2>No such letter</h2><p>It was thrown away, or never came.</p>`
  const list = listOf(letters, filter, searchForm(filter))
  return { title: 'No such letter', status: 404 as const, body: beside(list, apology, 'reading') }
}

function beside(list: Markup, desk: Markup, doing: 'choosing' | 'reading') {
  return html`<div class="mail ${doing}">${list}<main class="desk">${desk}</main></div>`
}

function listOf(letters: Letter[], filter: LetterFilter, search: Markup, current?: Letter) {
  const rows = letters.map(letter => listed(letter, filter, letter === current))
  return html`<nav class="letters" aria-label="Letters">
    <header><h1><a href="/mail/">Letters</a> <small>${letters.length}</small></h1>${search}</header>
    ${rows.length ? html`<ol>${rows}</ol>` : html`<p class="none">${nothingIn(filter)}</p>`}
  </nav>`
}

function searchLink(filter: LetterFilter) {
  const sought = [filter.to, filter.subject].filter(Boolean).join(', ')
  const link = html`<a href="/mail/find/${queryOf(filter)}">Find a letter</a>`
  return html`<p>${sought ? html`${sought} · ` : ''}${link}</p>`
}

function searchForm({ to = '', subject = '' }: LetterFilter) {
  return html`<form action="/mail/" role="search">
    <label>To, whole address <input name="to" value="${to}"></label>
    <label>In the subject <input name="subject" value="${subject}"></label>
    <button>Find</button>
  </form>`
}

/** The #anchor keeps the chosen letter in sight of a long list after the page has changed. */
function listed(letter: Letter, filter: LetterFilter, isCurrent: boolean) {
  const address = `/mail/${letter.id}/${queryOf(filter)}#letter-${letter.id}`
  return html`<li id="letter-${letter.id}">
    <a href="${address}" ${isCurrent ? 'aria-current=page' : ''}>
      <span>${letter.to.join(', ')} ${moment(letter)}</span>
      <strong>${titleOf(letter)}</strong>
    </a>
  </li>`
}

function nothingIn({ to, subject }: LetterFilter) {
  return to || subject ? 'No letters like this' : 'No letters yet'
}

function opened(letter: Letter, filter: LetterFilter) {
  const isTextOnly = !letter.html
  return html`${backLink(filter)}
  <h2>${titleOf(letter)}</h2>
  <dl class="facts">
    <dt>From</dt><dd>${letter.headers.from ?? letter.from}</dd>
    <dt>To</dt><dd>${letter.to.join(', ')}</dd>
    <dt>Received</dt><dd>${moment(letter)}</dd>
  </dl>
  ${letter.attachments.length ? filesOf(letter) : ''}
  ${isTextOnly ? '' : frameOf(letter)}
  ${letter.text ? folded('Plain text', html`<pre>${letter.text}</pre>`, isTextOnly) : ''}
  ${folded('Headers', html`<dl>${Object.entries(letter.headers).map(headerLine)}</dl>`)}
  <p class="json"><a href="/mail/${letter.id}">This letter as JSON</a></p>`
}

function filesOf(letter: Letter) {
  const files = letter.attachments.map(({ filename, content }, index) => {
    const size = html`<small>${fileSize(content.length)}</small>`
    return html`<li><a href="${attachmentPath(letter, index)}" download>${filename} ${size}</a></li>`
  })
  return html`<ul class="files" aria-label="Attachments">${files}</ul>`
}

function frameOf(letter: Letter) {
  const freedoms = 'allow-popups allow-popups-to-escape-sandbox'
  return html`<iframe src="/mail/${letter.id}/html" title="The letter" sandbox="${freedoms}"></iframe>`
}

function folded(summary: string, content: Markup, isOpen = false) {
  return html`<details ${isOpen ? 'open' : ''}><summary>${summary}</summary>${content}</details>`
}

function headerLine([name, values]: [string, string | string[]]) {
  return [values].flat().map(value => html`<dt>${name}</dt><dd>${value}</dd>`)
}

function backLink(filter: LetterFilter) {
  return html`<p class="back"><a href="/mail/${queryOf(filter)}">All letters</a></p>`
}

function titleOf(letter: Letter) {
  return letter.subject || '(no subject)'
}

function moment({ receivedAt }: Letter) {
  const shown = new Date(receivedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return html`<time datetime="${receivedAt}">${shown}</time>`
}

function fileSize(bytes: number) {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function queryOf({ to, subject }: LetterFilter) {
  const query = new URLSearchParams(
    Object.entries({ to: to ?? '', subject: subject ?? '' }).filter(([, text]) => text),
  )
  return query.size ? `?${query}` : ''
}
