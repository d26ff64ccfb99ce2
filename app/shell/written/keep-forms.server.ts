import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { forms } from '../../applications/forms.ts'
import { formWordings } from '../../applications/tables.ts'
import { type FormWords, type PublishedForms, wordsOf } from '../../applications/words/form-words.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { languagesSeen } from '../../platform/published-at.ts'
import { followDefault } from './follow-default.ts'

/** Every form of the code has its record in the office; where nobody has written anything else, it follows the code. */
export async function keepForms(db: Db, now: Date): Promise<void> {
  const rows = new Map((await db.select().from(formWordings)).map(row => [row.key, row]))
  for (const description of forms) {
    const defaults = wordsOf(description)
    const key = description.id
    const row = rows.get(key)
    if (!row) {
      const first = { key, ...defaults, defaults, publishedRuAt: now, publishedEnAt: now }
      // Another process may be starting beside this one.
      await db.insert(formWordings).values(first).onConflictDoNothing()
    } else if (!isDeepStrictEqual(row.defaults, defaults)) {
      await db
        .update(formWordings)
        .set({ ...followed(row, row.defaults, defaults), defaults })
        .where(eq(formWordings.key, key))
    }
  }
}

/** A field that the form asks no more goes, a new one comes with the code's words. */
function followed(said: FormWords, was: FormWords, own: FormWords): FormWords {
  const one = (name: Exclude<keyof FormWords, 'asked'>) => followDefault(said[name], was[name], own[name])
  return {
    lead: one('lead'),
    button: one('button'),
    asked: own.asked.map(field => {
      const here = said.asked.find(({ name }) => name === field.name)
      const before = was.asked.find(({ name }) => name === field.name)
      if (!here) return field
      return {
        name: field.name,
        label: followDefault(here.label, before?.label, field.label),
        hint: followDefault(here.hint, before?.hint, field.hint),
        example: followDefault(here.example, before?.example, field.example),
      }
    }),
    thanksTitle: one('thanksTitle'),
    thanksText: one('thanksText'),
    closedBefore: one('closedBefore'),
    closedOver: one('closedOver'),
    closedForGood: one('closedForGood'),
  }
}

export async function readForms(db: Db): Promise<PublishedForms> {
  const rows = await db.select().from(formWordings)
  return new Map(rows.map(({ defaults: _, ...row }) => [row.key, { words: row, seenIn: languagesSeen(row) }]))
}
