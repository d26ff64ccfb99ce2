import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenWords, cutOff } from '../builders/broken-words.ts'
import { type Visitor, visitor } from '../builders/browser.ts'
import { type Site, startSite } from '../builders/site.ts'
import { everyKind, everyPath } from '../builders/walks/every-path.ts'
import { everyOther, isWholeWalk } from '../builders/walks/whole-walk.ts'

let site: Site
let reader: Visitor

// Russian words are the longer ones: of every other kind one, where lines are shortest, and at one width more. On the whole walk every
// Russian page, of the English ones one of each kind, and each kind at every width a device has.
const isRussian = (path: string) => !path.startsWith('/en/')
const russianKinds = everyKind.filter(isRussian)
const paths = isWholeWalk
  ? [...everyPath.filter(isRussian), ...everyKind.filter(path => !isRussian(path))]
  : everyOther(russianKinds)
const narrow = [320, 768, 1024]
const widths = [320, 390, 768, 1024, 1440, 2560]
const widthsOf = (path: string) => {
  if (!isWholeWalk) return [320, path.length % 2 === 0 ? 768 : 1024]
  return everyKind.includes(path) ? widths : narrow
}

beforeAll(async () => {
  site = await startSite()
  // As the server wrote it: how words stand is a matter of styles, and without scripts a page opens in no time.
  reader = await visitor({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  await reader.context.route(/_ipx|\.(svg|jpg|webp)/, route => route.abort())
})
afterAll(async () => {
  await reader.leave()
  await site.stop()
})

async function faultsOf(page: Page): Promise<string[]> {
  return [...(await brokenWords(page)), ...(await cutOff(page)).map(piece => `beyond the edge, ${piece}`)]
}

test.each(paths)('every word of %s stands whole on its line, and within the window', async path => {
  const { page } = reader
  await page.goto(`${site.url}${path}`, { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    document.documentElement.dataset.whole = ''
    await document.fonts.ready
  })
  const broken: string[] = []
  for (const width of widthsOf(path)) {
    await page.setViewportSize({ width, height: 900 })
    let found = await faultsOf(page)
    // A page whose parts are still finding their new width is looked at again when they have.
    if (found.length > 0) {
      await page.waitForTimeout(500)
      found = await faultsOf(page)
    }
    broken.push(...found.map(fault => `${width}: ${fault}`))
  }
  expect(broken).toEqual([])
})

test('a word that is torn is found, one with a hyphen at the end of the line is not', async () => {
  const { page } = reader
  await page.setViewportSize({ width: 320, height: 900 })
  // The site's policy would refuse the styles of this page.
  await page.goto('about:blank')
  await page.setContent(
    `<body style="font:20px monospace;width:120px;overflow-wrap:anywhere">
      <p>Достопримечательность</p><p>Вечно-зелёное</p><p>Досто\u00adпримеча\u00adтельность</p><p>hello@somewhere.example</p>
      <p style="position:absolute;width:1px;height:1px;overflow:hidden">Невидимое слово</p>`,
  )
  expect(await brokenWords(page)).toEqual(['Достопримечательность (html > body > p)'])
})
