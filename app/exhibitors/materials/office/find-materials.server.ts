import { and, asc, desc, eq, gt, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { people } from '../../../accounts/tables.ts'
import { exhibitorPages as pages } from '../../../content/exhibitor-pages/tables.ts'
import type { OpenFair } from '../../../editions/exhibitor-days.ts'
import { fairOfExhibitors, openFair } from '../../../editions/open-fair.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import type { Day } from '../../../platform/dates.ts'
import { exhibitorArrivals as arrivals, standHolds } from '../../stands/tables.ts'
import { exhibitorApplications as applications, exhibitorMaterials as materials } from '../../tables.ts'
import { materialMarks } from '../tables.ts'
import type { MaterialsFilter, Shelf } from './materials-filter.ts'

export const materialsOnPage = 50

/** One page of the list: who has waited longest for an answer first. Of what is being written nothing is shown. */
export function findMaterials(
  db: Db,
  filter: MaterialsFilter,
  { page, today }: { page: number; today: Day },
) {
  return listed(db)
    .where(and(...conditionsOf(filter, today)))
    .orderBy(sql`${materials.submittedAt} asc nulls last`, asc(applications.number))
    .limit(materialsOnPage)
    .offset((page - 1) * materialsOnPage)
}

/** All of them in the order of their numbers, a batch at a time. */
export function materialsAfter(
  db: Db,
  filter: MaterialsFilter,
  { after, limit, today }: { after: { number: number } | null; limit: number; today: Day },
) {
  return listed(db)
    .where(and(...conditionsOf(filter, today), after ? gt(applications.number, after.number) : undefined))
    .orderBy(asc(applications.number))
    .limit(limit)
}

function listed(db: Db) {
  return db
    .select({
      id: applications.id,
      editionId: applications.editionId,
      number: applications.number,
      state: applications.state,
      nameRu: applications.nameRu,
      nameEn: applications.nameEn,
      email: people.email,
      submittedAt: materials.submittedAt,
      passes: materials.passes,
      stand: standHolds.standCode,
      slot: arrivals.slot,
      slug: sql<string | null>`case when ${pages.withdrawnAt} is null then ${pages.slug} end`,
    })
    .from(applications)
    .leftJoin(people, eq(people.id, applications.personId))
    .leftJoin(materials, eq(materials.applicationId, applications.id))
    .leftJoin(arrivals, eq(arrivals.applicationId, applications.id))
    .leftJoin(pages, eq(pages.applicationId, applications.id))
    .leftJoin(
      standHolds,
      and(eq(standHolds.applicationId, applications.id), ne(standHolds.state, 'released')),
    )
    .$dynamic()
}

/** How many there are on a shelf. */
export async function countMaterials(db: Db, filter: MaterialsFilter, today: Day): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .leftJoin(people, eq(people.id, applications.personId))
    .leftJoin(materials, eq(materials.applicationId, applications.id))
    .leftJoin(pages, eq(pages.applicationId, applications.id))
    .where(and(...conditionsOf(filter, today)))
  return row?.count ?? 0
}

/** How many of each fair wait to be read. */
export function countWaiting(db: Db) {
  return db
    .select({ fair: applications.editionId, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(eq(applications.state, 'materials-in-review'))
    .groupBy(applications.editionId)
}

const due = ['stand-paid', 'materials-in-review', 'published'] as const

function conditionsOf({ fair: chosen, shelf, words }: MaterialsFilter, today: Day): (SQL | undefined)[] {
  const fair = chosen ? fairOfExhibitors(chosen) : openFair
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return [
    eq(applications.editionId, fair.id),
    inArray(applications.state, [...due]),
    shelfCondition(shelf, fair, today),
    words
      ? or(ilike(applications.nameRu, like), ilike(applications.nameEn, like), ilike(people.email, like))
      : undefined,
  ]
}

function shelfCondition(shelf: Shelf, { materialsUntil }: OpenFair, today: Day): SQL | undefined {
  const isOnSite = and(sql`${pages.slug} is not null`, isNull(pages.withdrawnAt))
  switch (shelf) {
    case '':
      return undefined
    case 'waiting':
      return eq(applications.state, 'materials-in-review')
    case 'comments':
      return and(
        eq(applications.state, 'stand-paid'),
        sql`exists (select 1 from ${materialMarks} where ${materialMarks.applicationId} = ${applications.id} and ${materialMarks.mark} = 'comment')`,
      )
    case 'late':
      return today > materialsUntil
        ? and(eq(applications.state, 'stand-paid'), sql`${pages.slug} is null`)
        : sql`false`
    case 'published':
      return isOnSite
  }
}

/** Who arrives when, in the order of the hours. */
export function readArrivals(db: Db, { id }: Pick<OpenFair, 'id'>) {
  return db
    .select({
      slot: arrivals.slot,
      id: applications.id,
      nameRu: applications.nameRu,
      nameEn: applications.nameEn,
      stand: standHolds.standCode,
      passes: materials.passes,
    })
    .from(arrivals)
    .innerJoin(applications, eq(applications.id, arrivals.applicationId))
    .leftJoin(materials, eq(materials.applicationId, applications.id))
    .leftJoin(
      standHolds,
      and(eq(standHolds.applicationId, applications.id), ne(standHolds.state, 'released')),
    )
    .where(eq(arrivals.editionId, id))
    .orderBy(asc(arrivals.slot), asc(arrivals.place))
}

/** One exhibitor's materials, with whose they are; null before the stand is paid. */
export async function findMaterial(db: Db, id: string) {
  const [row] = await db
    .select({ application: applications, email: people.email, name: people.name })
    .from(applications)
    .leftJoin(people, eq(people.id, applications.personId))
    .where(and(eq(applications.id, id), inArray(applications.state, [...due])))
    .orderBy(desc(applications.id))
  return row ?? null
}
