import { inFirefox } from './in-firefox.ts'

await inFirefox(() => import('./visit-paths.ts'))
