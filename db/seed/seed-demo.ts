import type pg from 'pg'
import { seedAward } from './seed-award.ts'
import { seedExhibitors } from './seed-exhibitors.ts'
import { seedInvitations } from './seed-invitations.ts'
import { seedPeople } from './seed-people.ts'
import { seedSubmissions } from './seed-submissions.ts'

/** What a demonstration has and a real fair must not: accounts and codes that everybody knows, invented applicants. */
export async function seedDemo(pool: pg.Pool, uploadsDir: string, now: Date): Promise<void> {
  await seedPeople(pool, now)
  await seedInvitations(pool)
  await seedSubmissions(pool, now)
  await seedExhibitors(pool, uploadsDir, now)
  await seedAward(pool, uploadsDir, now)
}
