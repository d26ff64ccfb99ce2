import { formOf } from '../../app/applications/forms.ts'
import { type Application, submitApplication } from '../../app/applications/submit-application.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { type Database, openDatabase } from '../../app/platform/database/database.server.ts'
import { createLog } from '../../app/platform/log.server.ts'
import type { Site } from './site.ts'

/** The site's own database, for what people would have sent: nothing of it is handed on by itself. */
export function openSiteDatabase({ databaseUrl }: Site): Promise<Database> {
  return openDatabase({ databaseUrl, databasePool: 2, dataDir: '' }, createLog('silent'))
}

let count = 0

/** Somebody's submission, kept as the form keeps it; its lead and letters wait. */
export async function submit(
  { pool }: Database,
  form: 'contact' | 'enquiry' | 'volunteer',
  values: Record<string, string | string[]>,
  { at = new Date('2025-08-19T07:00:00Z'), ...rest }: Partial<Application> & { at?: Date } = {},
): Promise<string> {
  const description = formOf(form)
  if (!description) throw new Error(`there is no form ${form}`)
  // Nobody takes these promises up: what becomes of them is the test's own affair.
  const jobs = { enqueue: async () => {} }
  const lander = { url: 'http://127.0.0.1:9/', unit: 'portico', type: '', land: 'art-fair', quoteId: '' }
  const submitted = await submitApplication(
    { pool, jobs, leads: { jobs, lander }, edition: autumn2025, publicUrl: 'https://portico.example' },
    {
      description,
      values,
      wantsNews: false,
      locale: 'ru',
      token: `test-${++count}`,
      consents: [{ document: 'consent-application', version: 1, hash: 'a'.repeat(64) }],
      page: '/contacts/',
      search: '',
      address: '198.51.100.7',
      userAgent: 'Firefox of the test',
      analyticsId: '',
      utm: {},
      redirectUrl: '/thanks/',
      department: { name: 'Отдел', email: 'office@portico.example' },
      ...rest,
    },
    at,
  )
  if (!submitted.ok) throw new Error(submitted.reason)
  return submitted.id
}
