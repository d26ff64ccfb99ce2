export { load } from './text-page.server.ts'
