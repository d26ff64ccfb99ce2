import { goByKeys } from './go-by-keys.ts'
import { keysSwitch } from './keys-switch.ts'
import { openPalette } from './open-palette.ts'
import { watchNotices } from './watch-notices.ts'

// The script of every page of the office. Pages work without it; with it everything can be reached by keys.
// An administrator's rail is longer than a window: the page one is on is in sight.
document.querySelector('#rail [aria-current]')?.scrollIntoView({ block: 'nearest' })
const palette = openPalette()
const keys = document.querySelector('#keys')
if (palette && keys) goByKeys(palette, keysSwitch(keys, 'office-keys'))
watchNotices()
