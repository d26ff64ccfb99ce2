import { goByKeys } from './go-by-keys.ts'
import { openPalette } from './open-palette.ts'
import { walkRows } from './walk-rows.ts'
import { watchNotices } from './watch-notices.ts'

// The script of every page of the office. Pages work without it; with it everything can be reached by keys.
// An administrator's rail is longer than a window: the page one is on is in sight.
document.querySelector('#rail [aria-current]')?.scrollIntoView({ block: 'nearest' })
const palette = openPalette()
if (palette) {
  goByKeys(palette)
  walkRows()
}
watchNotices()
