import { splitLocale, withLocale } from '../platform/languages.ts'
import { buttonClass } from '../ui/button-class.ts'

/** The error page without React, for when React itself could not start. Built of elements, so nothing can be injected. */
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
  main.append(title, text, home)
  app.replaceChildren(main)
  document.title = words.title
}
