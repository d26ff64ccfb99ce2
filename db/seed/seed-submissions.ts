import { createHash } from 'node:crypto'
import type pg from 'pg'
import { nameIn } from '../../app/applications/name-in.ts'
import { submissionConsents, submissionLog, submissions } from '../../app/applications/tables.ts'
import { landerRequest } from '../../app/leads/lander-request.ts'
import { makeMergelead } from '../../app/leads/mergelead.ts'
import { leadAttempts, leads } from '../../app/leads/tables.ts'
import { type Tx, transaction } from '../../app/platform/database/transaction.server.ts'
import { type DemoSubmission, demoSubmissions } from './demo-submissions.ts'

const hourMs = 3_600_000

/** Something to read for whoever answers. Written as if handed over long ago: nothing of it ever goes out. */
export async function seedSubmissions(pool: pg.Pool, now: Date): Promise<void> {
  await transaction(pool, async tx => {
    if ((await tx.$count(submissions)) > 0) return
    for (const [place, sample] of demoSubmissions.entries()) {
      await seedSubmission(tx, sample, place, new Date(now.getTime() - sample.hoursAgo * hourMs))
    }
  })
}

export async function seedSubmission(
  tx: Tx,
  sample: DemoSubmission,
  place: number,
  at: Date,
): Promise<string> {
  const { form, fields, locale, page, log = [] } = sample
  const [row] = await tx
    .insert(submissions)
    .values({
      form,
      formVersion: 1,
      locale,
      page,
      name: nameIn(fields),
      email: String(fields.email),
      fields,
      wantsNews: sample.wantsNews ?? false,
      state: sample.state,
      token: `demo-${place}`,
      contentHash: hashOf(JSON.stringify(fields)),
      leadId: await seedLead(tx, sample, at),
      createdAt: at,
    })
    .returning({ id: submissions.id })
  if (!row) throw new Error('the submission was not stored')
  await tx.insert(submissionConsents).values({
    submissionId: row.id,
    document: 'consent-application',
    version: 1,
    hash: hashOf(`consent-application ${locale}`),
    locale,
    // From the range that is kept for examples.
    address: `203.0.113.${20 + place}`,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
    page,
    givenAt: at,
  })
  for (const { hoursLater, ...entry } of log) {
    await tx.insert(submissionLog).values({
      ...entry,
      submissionId: row.id,
      actor: 'requests@portico.example',
      at: new Date(at.getTime() + hoursLater * hourMs),
    })
  }
  return row.id
}

async function seedLead(
  tx: Tx,
  { form, fields, page, isSetAside }: DemoSubmission,
  at: Date,
): Promise<string> {
  const mergelead = makeMergelead(at)
  const { query, body } = landerRequest(
    {
      mergelead,
      form,
      version: '1',
      fields,
      redirectUrl: `/thanks/?form=${form}`,
      newTab: false,
      urlLocation: `https://portico.example${page}`,
      entryPoint: 'portico.example',
      analyticsId: '',
      utm: {},
    },
    { unit: 'portico', type: '', land: 'art-fair', quoteId: '' },
  )
  const end = new Date(at.getTime() + 2_000)
  const [lead] = await tx
    .insert(leads)
    .values({
      mergelead,
      query,
      body,
      createdAt: at,
      ...(isSetAside
        ? { state: 'set-aside' as const, setAsideAt: end }
        : { state: 'delivered' as const, deliveredAt: end }),
    })
    .returning({ id: leads.id })
  if (!lead) throw new Error('the lead was not stored')
  await tx.insert(leadAttempts).values({
    leadId: lead.id,
    number: 1,
    startedAt: at,
    holdsUntil: end,
    finishedAt: end,
    ...(isSetAside
      ? { outcome: 'refused' as const, status: 503, answer: 'Service Unavailable' }
      : { outcome: 'delivered' as const, status: 200, answer: 'Спасибо! Ваша заявка принята.' }),
  })
  return lead.id
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
