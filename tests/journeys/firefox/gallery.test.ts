import { inFirefox } from './in-firefox.ts'

await inFirefox(() => import('../gallery.test.ts'))
