import { chooseByMoment } from '../editions/by-moment.ts'
import type { Edition } from '../editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../editions/phrases.ts'
import { isNextFairAhead, windowPhase } from '../editions/rules.ts'
import type { Posted } from '../page-server/load-context.ts'
import { formatDay } from '../platform/dates.ts'
import type { Both, LocaleCode } from '../platform/languages.ts'
import type { FieldKind, FormDescription } from './description.ts'
import { maxLengthOf, optionsOf, rulesOf } from './field-rules.ts'
import en from './texts.en.ts'
import ru, { type ApplicationTexts } from './texts.ru.ts'
import { tokenPlaceholder } from './token-placeholder.ts'

const words = { ru, en }

export type FieldView = {
  name: string
  kind: FieldKind
  label: string
  hint?: string
  example?: string
  isOptional: boolean
  isWide: boolean
  rules: string
  messages: Record<string, string>
  autoComplete?: string
  maxLength: number
  options: { value: string; label: string }[]
  /** What the page knows already and the visitor need not type. */
  given?: string
}

/** A form in one language, with everything the page needs to draw it, check it and show it again. */
export type FormView = {
  id: string
  title: string
  lead: string
  button: string
  fields: FieldView[]
  consent: { slug: string; to: string; purpose: string } | null
  offersNews: boolean
  newTab: boolean
  /** Why nothing can be sent now; null while it can. */
  closed: string | null
  token: string
  /** The words around the fields travel with them: a form may stand on a page of any room. */
  words: Omit<ApplicationTexts, 'robot' | 'work'>
  /** What was typed and refused, when the page comes back. */
  posted: Posted | null
}

export function formView(
  description: FormDescription,
  {
    edition,
    now,
    locale,
    posted,
  }: { edition: Edition; now: Date; locale: LocaleCode; posted: Posted | null },
): FormView {
  const say = sayer(edition, locale)
  const { robot: _robot, work: _work, ...shownWords } = words[locale]
  const isOwn = posted?.values.form === description.id
  return {
    id: description.id,
    title: say(description.title),
    lead: say(description.lead),
    button: say(description.button),
    fields: description.fields.map(field => ({
      name: field.name,
      kind: field.kind,
      label: say(field.label),
      ...(field.hint && { hint: say(field.hint) }),
      ...(field.example && { example: say(field.example) }),
      isOptional: field.isOptional ?? false,
      isWide: field.isWide ?? false,
      rules: rulesOf(field, edition),
      messages: Object.fromEntries(
        Object.entries(field.messages ?? {}).map(([rule, text]) => [rule, say(text)]),
      ),
      ...(field.autoComplete && { autoComplete: field.autoComplete }),
      maxLength: maxLengthOf(field),
      options: optionsOf(field, edition).map(({ value, label }) => ({ value, label: say(label) })),
    })),
    consent: description.consent && {
      slug: description.consent.document,
      to: `/privacy/consent/${description.consent.document.replace(/^consent-/, '')}/`,
      purpose: say(description.consent.purpose),
    },
    offersNews: description.offersNews,
    newTab: description.newTab ?? false,
    closed: closedReason(description, edition, now, locale),
    token: (isOwn && posted?.values.token) || tokenPlaceholder,
    words: shownWords,
    posted: isOwn ? posted : null,
  }
}

/** The sentence for whoever comes too early or too late. */
export function closedReason(
  { window, closed }: FormDescription,
  edition: Edition,
  now: Date,
  locale: LocaleCode,
): string | null {
  const phase = window && windowPhase(window(edition), now)
  if (phase !== 'before' && phase !== 'over') return null
  const isForGood = phase === 'over' && !isNextFairAhead(edition, now)
  const said = sayer(edition, locale)(closed?.[isForGood ? 'overForGood' : phase] ?? plain[phase])
  return chooseByMoment(said, edition, now)
}

const plain: Record<'before' | 'over', Both> = {
  before: { ru: 'Приём заявок ещё не\u00a0начался.', en: 'Applications are not open yet.' },
  over: { ru: 'Приём заявок закрыт.', en: 'Applications are closed.' },
}

/** One language of a text, the edition's dates filled in. */
export function sayer(edition: Edition, locale: LocaleCode): (text: Both) => string {
  const phrases = {
    ...phrasesOf(edition, locale),
    fairFirstDay: formatDay(edition.firstDay, locale, { withYear: true }),
  }
  return text => fillFromEdition(text[locale], phrases)
}
