export { default, head } from './waiting.tsx'
