import { and, count, eq } from 'drizzle-orm'
import type { OfficeRoom } from '../../office/office-room.ts'
import { submissions } from '../tables.ts'
import { onlyForm } from './own-forms.ts'
import { submissionTexts } from './texts.server.ts'

/** What people have sent and nobody has taken up yet; the press office is told of accreditations alone. */
export const submissionsInOffice: OfficeRoom = {
  at: '/office/submissions/',
  async waiting({ db, person, locale }) {
    const form = onlyForm(person)
    const [row] = await db
      .select({ count: count() })
      .from(submissions)
      .where(and(eq(submissions.state, 'new'), form ? eq(submissions.form, form) : undefined))
    return [
      {
        label: submissionTexts[locale].inOffice,
        count: row?.count ?? 0,
        to: '/office/submissions/?state=new',
      },
    ]
  },
}
