import { inFirefox } from './in-firefox.ts'

await inFirefox(() => import('./main-paths.ts'))
