import { parseUrl } from '../../platform/older-browsers/parse-url.ts'
import { scope } from './worker-scope.ts'

export type Shown = { title: string; options: NotificationOptions & { data: string } }

/** What came from the push service is shown, whatever it is: a browser takes the permission from who keeps silent. */
export async function showNotice(text: string | undefined): Promise<void> {
  const { title, options } = noticeOf(text, scope.location.origin)
  await scope.registration.showNotification(title, options)
}

/** The page a notice leads to: the window that shows it already, else a new one. */
export async function openPage(data: unknown): Promise<void> {
  const url = ownAddress(data, scope.location.origin)
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(client => client.url === url)
  await (open ? open.focus() : scope.clients.openWindow(url))
}

/** Only our own server can seal a message for this browser; what it says is read with care all the same. */
export function noticeOf(text: string | undefined, origin: string): Shown {
  const said = parsed(text)
  const word = (name: string, most: number) => {
    const value = said[name]
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  return {
    title: word('title', 120) || 'Портик',
    options: {
      body: word('body', 400),
      lang: word('lang', 5),
      // A later change of an event takes the place of an earlier one.
      tag: word('tag', 80) || 'programme',
      icon: '/icon-192.png',
      data: ownAddress(said.url, origin),
    },
  }
}

function ownAddress(value: unknown, origin: string): string {
  const url = typeof value === 'string' ? parseUrl(value, origin) : null
  return url?.origin === origin ? url.href : `${origin}/program/plan/`
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
