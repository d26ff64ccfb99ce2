import { inFirefox } from './in-firefox.ts'

await inFirefox(() => import('./reading-copy.ts'))
