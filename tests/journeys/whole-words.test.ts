import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenWords, cutOff } from '../builders/broken-words.ts'
import { type Visitor, visitor } from '../builders/browser.ts'
import { everyKind, everyPath } from '../builders/every-path.ts'
import { type Site, startSite } from '../builders/site.ts'

let site: Site
let reader: Visitor

// Russian words are the longer ones and every page has its own; of the English pages, one of each kind.
const paths = [
  ...everyPath.filter(path => !path.startsWith('/en/')),
  ...everyKind.filter(path => path.startsWith('/en/')),
]
// One of each kind at every width a device has; its siblings, which only differ by words, where lines are shortest.
const widths = [320, 390, 768, 1024, 1440, 2560]
const narrow = [320, 768, 1024]
const kinds = new Set(everyKind)

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

test.each(paths)('every word of %s stands whole on its line, and within the window', async path => {
  const { page } = reader
  await page.goto(`${site.url}${path}`, { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    document.documentElement.dataset.whole = ''
    await document.fonts.ready
  })
  const broken: string[] = []
  for (const width of kinds.has(path) ? widths : narrow) {
    await page.setViewportSize({ width, height: 900 })
    broken.push(...(await brokenWords(page)).map(word => `${width}: ${word}`))
    broken.push(...(await cutOff(page)).map(piece => `${width}: beyond the edge, ${piece}`))
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
