import { savedEvent } from './keep-saved.ts'

/** What a list asks for in the address of a record: not its form, but the page itself. */
const asked = '#in-place'
const waitsMs = 10_000

/** The button, its key, and the address: the caret goes into the first text of the page that one may write in. */
export function editInPlace(section: HTMLElement): void {
  section.querySelector('[data-in-place]')?.addEventListener('click', () => void enter())
  if (location.hash === asked) void enter()

  async function enter(): Promise<void> {
    show()
    const text = await firstText()
    if (!text) return
    text.ownerDocument.defaultView?.frameElement?.scrollIntoView({ block: 'nearest' })
    text.focus()
  }

  /** Whoever has put the page away brings it back so. */
  function show(): void {
    const both = section.querySelector<HTMLInputElement>('#preview-language-both')
    if (section.querySelector('[data-preview-frame]:not([hidden])') || !both) return
    both.checked = true
    both.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** A page that is still on its way is waited for. */
  function firstText(): Promise<HTMLElement | null> {
    const found = textIn(section)
    if (found) return Promise.resolve(found)
    return new Promise(resolve => {
      const ended = new AbortController()
      const look = () => {
        const text = textIn(section)
        if (text) end(text)
      }
      const end = (text: HTMLElement | null) => {
        ended.abort()
        resolve(text)
      }
      // The page is made writable as it loads: whoever waits looks after that.
      const soon = () => setTimeout(look)
      section.addEventListener('load', soon, { capture: true, signal: ended.signal })
      document.addEventListener(savedEvent, look, { signal: ended.signal })
      setTimeout(() => end(null), waitsMs)
    })
  }
}

function textIn(section: HTMLElement): HTMLElement | null {
  const frames = section.querySelectorAll<HTMLIFrameElement>('[data-preview-frame]:not([hidden]) iframe')
  for (const { contentDocument } of frames) {
    const texts = contentDocument?.querySelectorAll<HTMLElement>('portico-text[contenteditable]') ?? []
    const text = [...texts].find(one => one.getClientRects().length > 0)
    if (text) return text
  }
  return null
}
