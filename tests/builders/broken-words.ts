import type { Page } from 'playwright-core'

/**
 * Words of the page that go on in the next line without a hyphen, each with the element it stands in. Words with
 * soft hyphens have places of their own to break; addresses of mail and of the web may break anywhere.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement
      if (!element || !/\p{L}/u.test(text.data)) continue
      range.selectNodeContents(text)
      if (linesOf(range) < 2 || !isSeen(element)) continue
      for (const { 0: chunk, index } of text.data.matchAll(/[^\s\u200b]+/g)) {
        if (/\u00ad|@|\/|[\p{L}\d]\.\p{L}{2}/u.test(chunk)) continue
        // A hyphen may end a line: what stands between two of them may not be torn.
        for (const { 0: word, index: at } of chunk.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
          range.setStart(text, index + at)
          range.setEnd(text, index + at + word.length)
          if (linesOf(range) > 1) broken.add(`${word} (${placeOf(element)})`)
        }
      }
    }
    return [...broken]

    function linesOf(range: Range): number {
      let lines = 0
      let bottom = Number.NEGATIVE_INFINITY
      for (const rect of range.getClientRects()) {
        if (rect.width === 0 || rect.top + rect.height / 2 < bottom) continue
        lines++
        bottom = rect.bottom
      }
      return lines
    }

    // What is hidden from sight is squeezed into a pixel, or not drawn at all.
    function isSeen(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { width, height } = box.getBoundingClientRect()
        if (width <= 1 || height <= 1) return false
      }
      return true
    }

    function placeOf(element: Element): string {
      const path: string[] = []
      for (let box: Element | null = element; box && path.length < 3; box = box.parentElement) {
        path.unshift(
          box.id
            ? `#${box.id}`
            : `${box.localName}${[...box.classList]
                .slice(0, 2)
                .map(name => `.${name}`)
                .join('')}`,
        )
      }
      return path.join(' > ')
    }
  })
}

/**
 * Texts and pictures that go on beyond the right edge of the window where nothing can be scrolled towards them: the page
 * clips them, so its own width does not tell.
 */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>()
    for (const element of document.querySelectorAll(
      'main :is(p, span, a, li, h1, h2, h3, dd, dt, label, button, img)',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (right <= innerWidth + 1 || left < 0 || width <= 1 || height <= 1) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('[aria-hidden=true]') || canBeReached(element)) continue
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
      cut.add(`${element.localName}: ${words || element.getAttribute('src')}`)
    }
    return [...cut]

    function canBeReached(element: Element): boolean {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box !== document.body) return true
      }
      return false
    }
  })
}
