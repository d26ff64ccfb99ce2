import type { OthersChanges } from '../../presence/read-others.server.ts'
import type { Saving } from './keep-saved.ts'
import { type CompanyWords, fill, type Others } from './take-others.ts'

type Beat = {
  revision: number
  present: { name: string; field: string; since: string }[]
  others: OthersChanges
}

const beatMs = 5_000

/** Tells the house that this page is open and in which field one writes, and shows who else is here and what they change. */
export function keepCompany(
  address: string,
  words: CompanyWords,
  { others, saving }: { others: Others; saving: Saving },
): void {
  const line = document.querySelector<HTMLElement>('[data-company]')
  let timer = 0
  void beat()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void beat()
  })

  async function beat(): Promise<void> {
    window.clearTimeout(timer)
    if (document.hidden) return
    const asked = new URLSearchParams({ field: fieldInHand(), revision: String(saving.revision()) })
    const response = await fetch(`${address}presence.json?${asked}`, { redirect: 'manual' }).catch(() => null)
    // Not ours any more: nobody goes on knocking at a door that is shut.
    if (response && !response.ok && response.status < 500) {
      if (line) line.textContent = words.shut
      return
    }
    if (response?.ok) show((await response.json()) as Beat, Number(asked.get('revision')))
    timer = window.setTimeout(() => void beat(), beatMs)
  }

  function show({ present, revision, others: changes }: Beat, since: number): void {
    // What was saved meanwhile has told of the others itself.
    if (saving.revision() === since && !saving.isRunning()) {
      others.take(changes)
      saving.remember(revision)
    }
    if (line) {
      const people = present.map(one =>
        fill(words.since, { who: one.name, at: one.since, field: labelOf(one.field) }),
      )
      const text = people.length > 0 ? fill(words.present, { who: people.join('; ') }) : ''
      if (line.textContent !== text) line.textContent = text
    }
    flag(present)
  }

  /** A name beside the field, and beside the words on the page. */
  function flag(present: Beat['present']): void {
    for (const old of document.querySelectorAll('[data-flag]')) old.remove()
    const pages = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument)
    for (const page of pages) {
      for (const text of page?.querySelectorAll<HTMLElement>('[data-presence]') ?? [])
        delete text.dataset.presence
    }
    for (const { name, field } of present) {
      if (field === '') continue
      const mark = document.createElement('span')
      mark.dataset.flag = ''
      mark.className = 'ml-2 bg-info px-2 font-semibold text-ground'
      mark.textContent = name
      controlOf(field)?.labels?.[0]?.append(mark)
      for (const page of pages) {
        const text = page?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
        if (text) text.dataset.presence = name
      }
    }
  }
}

function controlOf(field: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`[name="${CSS.escape(field)}"]`)
}

function labelOf(field: string): string {
  const label = controlOf(field)?.labels?.[0]
  const text = label?.firstChild?.textContent?.trim()
  return text ? `, «${text}»` : ''
}

/** The field one writes in, in the form or on the page. */
function fieldInHand(): string {
  const active = document.activeElement
  if (active instanceof HTMLIFrameElement) {
    return (active.contentDocument?.activeElement as HTMLElement | null)?.dataset?.field ?? ''
  }
  const name = (active as HTMLInputElement | null)?.name ?? ''
  return name.startsWith('field:') ? name : ''
}
