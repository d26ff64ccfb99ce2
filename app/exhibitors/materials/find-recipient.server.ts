import { eq } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { fairOfExhibitors } from '../../editions/open-fair.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import { type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { ApplicationRow } from '../take-step.server.ts'

/** To whom a letter about an application goes, and in which language; null where the account is gone. */
export async function findRecipient(
  tx: Tx,
  {
    personId,
    locale,
    number,
    editionId,
  }: Pick<ApplicationRow, 'personId' | 'locale' | 'number' | 'editionId'>,
): Promise<{ recipient: string; locale: LocaleCode; number: number; fair: OpenFair } | null> {
  if (!personId) return null
  const [person] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId))
  const language = localeCodes.find(code => code === locale) ?? 'ru'
  const fair = fairOfExhibitors(editionId)
  return person ? { recipient: person.email, locale: language, number, fair } : null
}
