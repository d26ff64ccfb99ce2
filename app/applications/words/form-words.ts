import { type Both, type LocaleCode, localeCodes } from '../../platform/languages.ts'
import type { FieldDescription, FormDescription } from '../description.ts'

/** A field as it is asked, by the name under which it is sent. */
export type AskedField = { name: string; label: Both; hint?: Both; example?: Both }

/** What a form says in both languages; whether it asks, and what it takes for an answer, is its description's. */
export type FormWords = {
  lead: Both
  button: Both
  asked: AskedField[]
  thanksTitle: Both
  thanksText: Both
  closedBefore: Both
  closedOver: Both
  closedForGood: Both
}

/** What editors have published of a form, and in which languages it is seen. */
export type PublishedForm = { words: FormWords; seenIn: readonly LocaleCode[] }
export type PublishedForms = ReadonlyMap<string, PublishedForm>

const nothing: PublishedForms = new Map()
let read: () => PublishedForms = () => nothing

/** Of this process, or of a preview in it (`shell/written/`): pages, checks, letters and staff name the same fields. */
export function readFormsFrom(source: () => PublishedForms): void {
  read = source
}

const none: Both = { ru: '', en: '' }

/** The words of a form as its description has them. */
export function wordsOf({ lead, button, fields, thanks, closed }: FormDescription): FormWords {
  return {
    lead,
    button,
    asked: fields.map(({ name, label, hint, example }) => ({
      name,
      label,
      ...(hint && { hint }),
      ...(example && { example }),
    })),
    thanksTitle: thanks.title,
    thanksText: thanks.text,
    closedBefore: closed?.before ?? none,
    closedOver: closed?.over ?? none,
    closedForGood: closed?.overForGood ?? none,
  }
}

/**
 * The form with what editors have published. Its fields, their rules, its consent and its window stay what they are: a field
 * that somebody's words do not name is asked as the code asks it.
 */
export function worded(description: FormDescription): FormDescription {
  const published = read().get(description.id)
  if (!published || published.seenIn.length === 0) return description
  const { words, seenIn } = published
  const say = (own: Both | undefined, said: Both | undefined): Both =>
    inEach(code => (seenIn.includes(code) ? (said?.[code] ?? '') : (own?.[code] ?? '')))
  const maySay = (own: Both | undefined, said: Both | undefined) => {
    const both = say(own, said)
    return localeCodes.some(code => both[code] !== '') ? both : undefined
  }
  const asked = new Map(words.asked.map(field => [field.name, field]))
  const own = wordsOf(description)
  const before = maySay(own.closedBefore, words.closedBefore)
  const over = maySay(own.closedOver, words.closedOver)
  const overForGood = maySay(own.closedForGood, words.closedForGood)
  const { closed: _, ...rest } = description
  return {
    ...rest,
    lead: say(own.lead, words.lead),
    button: say(own.button, words.button),
    fields: description.fields.map(field => askedAs(field, asked.get(field.name), say, maySay)),
    thanks: {
      title: say(own.thanksTitle, words.thanksTitle),
      text: say(own.thanksText, words.thanksText),
    },
    ...(over && overForGood && { closed: { ...(before && { before }), over, overForGood } }),
  }
}

type Say<Said> = (own: Both | undefined, said: Both | undefined) => Said

function askedAs(
  field: FieldDescription,
  said: AskedField | undefined,
  say: Say<Both>,
  maySay: Say<Both | undefined>,
): FieldDescription {
  if (!said) return field
  const { hint: _, example: __, ...rest } = field
  const hint = maySay(field.hint, said.hint)
  const example = maySay(field.example, said.example)
  return { ...rest, label: say(field.label, said.label), ...(hint && { hint }), ...(example && { example }) }
}

function inEach(make: (code: LocaleCode) => string): Both {
  return Object.fromEntries(localeCodes.map(code => [code, make(code)])) as Both
}
