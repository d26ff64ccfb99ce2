import { splitLocale, withLocale } from '../platform/languages.ts'
import { buttonClass } from '../ui/button-class.ts'

/** The error page without React, for when React itself could not start. Its words are set as text, so nothing can be injected. */
export function showStartUpError(words: { title: string; text: string; button: string }): void {
  const app = document.getElementById('app')
  if (!app) return
  const main = document.createElement('main')
  main.className = 'page flex min-h-dvh flex-col items-start justify-center gap-6 py-24'
  main.dataset.error = '500'
  const title = document.createElement('h1')
  title.className = 'type-d2'
  title.textContent = words.title
  const text = document.createElement('p')
  text.className = 'type-lead max-w-text text-ink-2'
  text.textContent = words.text
  const home = document.createElement('a')
  home.className = buttonClass()
  home.href = withLocale('/', splitLocale(location.pathname).locale)
  home.textContent = words.button
  main.append(illustration(), title, text, home)
  app.replaceChildren(main)
  document.title = words.title
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex'
  document.head.append(robots)
}

// A column that leans, of the symbols that stand in every document beside the application.
function illustration(): Element {
  const drawing = document.createElement('div')
  drawing.innerHTML =
    '<svg aria-hidden="true" width="150" height="170"><use href="#column-base" width="60" height="18" y="152"/><use href="#column-shaft-11" width="60" height="150" transform="rotate(14 30 152)"/></svg>'
  return drawing
}
