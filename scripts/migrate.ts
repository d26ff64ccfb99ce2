import { withDatabase } from './with-database.ts'

await withDatabase(async () => console.log('The schema is up to date.'))
