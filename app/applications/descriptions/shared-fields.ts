import type { Edition } from '../../editions/edition.ts'
import { visitorDays } from '../../editions/entry-windows.ts'
import { type Day, dayAfter, daysBetween, partsOf } from '../../platform/dates.ts'
import type { Both } from '../../platform/languages.ts'
import { shortWeekday } from '../../platform/weekday.ts'
import type { FieldDescription, Option } from '../description.ts'

export const firstName: FieldDescription = {
  name: 'firstName',
  kind: 'name',
  label: { ru: 'Имя', en: 'First name' },
  autoComplete: 'given-name',
}

export const lastName: FieldDescription = {
  name: 'lastName',
  kind: 'name',
  label: { ru: 'Фамилия', en: 'Last name' },
  autoComplete: 'family-name',
}

export const fullName: FieldDescription = {
  name: 'fullName',
  kind: 'name',
  label: { ru: 'Имя и\u00a0фамилия', en: 'Full name' },
  autoComplete: 'name',
}

export const email: FieldDescription = {
  name: 'email',
  kind: 'email',
  label: { ru: 'Электронная почта', en: 'E-mail' },
  hint: { ru: 'Сюда придёт ответ', en: 'We reply to this address' },
}

export const phone: FieldDescription = {
  name: 'phone',
  kind: 'phone',
  label: { ru: 'Телефон', en: 'Phone' },
  hint: {
    ru: 'Российский или зарубежный, с\u00a0кодом страны',
    en: 'Russian or foreign, with the country code',
  },
}

export const education: FieldDescription = {
  name: 'education',
  kind: 'select',
  label: { ru: 'Образование', en: 'Education' },
  options: [
    { value: 'school', label: { ru: 'Школа или колледж', en: 'School or college' } },
    { value: 'student', label: { ru: 'Студент вуза', en: 'University student' } },
    { value: 'bachelor', label: { ru: 'Бакалавр', en: 'Bachelor’s degree' } },
    { value: 'master', label: { ru: 'Магистр или специалист', en: 'Master’s degree' } },
    { value: 'doctorate', label: { ru: 'Учёная степень', en: 'Doctorate' } },
  ],
}

export const languages: FieldDescription = {
  name: 'languages',
  kind: 'text',
  label: { ru: 'Иностранные языки', en: 'Foreign languages' },
  example: { ru: 'Английский B2, французский A2', en: 'Russian B2, French A2' },
  maxLength: 200,
}

export const socialNetwork: FieldDescription = {
  name: 'socialNetwork',
  kind: 'text',
  label: { ru: 'Социальная сеть', en: 'Social network' },
  example: { ru: 'Ссылка или имя профиля', en: 'A link or a profile name' },
  isOptional: true,
  maxLength: 200,
}

export const presentationUrl: FieldDescription = {
  name: 'presentationUrl',
  kind: 'url',
  label: { ru: 'Ссылка на\u00a0презентацию', en: 'Link to a presentation' },
  isOptional: true,
}

export const organisation: FieldDescription = {
  name: 'organisation',
  kind: 'text',
  label: { ru: 'Организация', en: 'Organisation' },
  autoComplete: 'organization',
  maxLength: 200,
}

export const position: FieldDescription = {
  name: 'position',
  kind: 'text',
  label: { ru: 'Должность', en: 'Position' },
  autoComplete: 'organization-title',
  maxLength: 200,
}

export const city: FieldDescription = {
  name: 'city',
  kind: 'text',
  label: { ru: 'Город', en: 'City' },
  autoComplete: 'address-level2',
  maxLength: 100,
}

export const website: FieldDescription = {
  name: 'website',
  kind: 'url',
  label: { ru: 'Сайт', en: 'Website' },
  autoComplete: 'url',
  isOptional: true,
}

/** A count of something: nobody comes by halves. The sentence says the bounds, whichever way they are missed. */
export function wholeNumber(
  from: number,
  to: number,
  sentence: Both,
): Pick<FieldDescription, 'kind' | 'rules' | 'messages'> {
  return {
    kind: 'number',
    rules: `matches:/^[0-9]+$/|between:${from},${to}`,
    messages: { number: sentence, matches: sentence, between: sentence },
  }
}

/** The fair's days and so many around them, each as a box to tick. */
export function daysAround(edition: Edition, before: number, after: number): Option[] {
  const first = dayAfter(edition.firstDay, -before)
  const last = dayAfter(edition.lastDay, after)
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => dayOption(dayAfter(first, place)))
}

export function visitorDayOptions(edition: Edition): Option[] {
  return visitorDays(edition).map(dayOption)
}

/** «24, ср» / “24 Wed”. */
function dayOption(day: Day): Option {
  const { date } = partsOf(day)
  return {
    value: day,
    label: { ru: `${date},\u00a0${shortWeekday(day, 'ru')}`, en: `${date}\u00a0${shortWeekday(day, 'en')}` },
  }
}
