// Declared on the ground floor, because what a page's loader is given names a person too.
export type { Person } from '../platform/person.ts'
