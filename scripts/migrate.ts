import { withDatabase } from './with-database.ts'

await withDatabase(async () => console.log('The schema and the content are up to date.'))
