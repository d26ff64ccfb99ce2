import { entryWindows } from '../../editions/entry-windows.ts'
import type { FormDescription } from '../description.ts'
import { email, fullName, organisation, phone, visitorDayOptions, wholeNumber } from './shared-fields.ts'

const [fewest, most] = [10, 60]

export const group: FormDescription = {
  id: 'group',
  version: 1,
  title: { ru: 'Групповое посещение', en: 'Group visit' },
  lead: {
    ru: 'Ответим на\u00a0почту в\u00a0течение двух рабочих дней: подтвердим час входа и\u00a0пришлём счёт на\u00a0билеты.',
    en: 'We reply by e-mail within two working days: we confirm the hour of entry and send an invoice for the tickets.',
  },
  button: { ru: 'Записать группу', en: 'Book for a group' },
  fields: [
    organisation,
    { ...fullName, label: { ru: 'Кто приведёт группу', en: 'Who brings the group' } },
    email,
    phone,
    {
      name: 'groupSize',
      ...wholeNumber(fewest, most, {
        ru: `В\u00a0группе может быть от\u00a0${fewest}\u00a0до\u00a0${most}\u00a0человек`,
        en: `A group must be between ${fewest} and ${most} people`,
      }),
      label: { ru: 'Сколько человек', en: 'Number of people' },
      hint: {
        ru: `От\u00a0${fewest}\u00a0до\u00a0${most}, вместе с\u00a0сопровождающими`,
        en: `From ${fewest} to ${most}, including those who accompany the group`,
      },
    },
    {
      name: 'groupAge',
      kind: 'select',
      label: { ru: 'Возраст', en: 'Age' },
      options: [
        { value: 'under-7', label: { ru: 'До\u00a07\u00a0лет', en: 'Under 7' } },
        { value: '7-14', label: { ru: '7–14\u00a0лет', en: '7–14' } },
        { value: '14-18', label: { ru: '14–18\u00a0лет', en: '14–18' } },
        { value: 'students', label: { ru: 'Студенты', en: 'Students' } },
        { value: 'adults', label: { ru: 'Взрослые', en: 'Adults' } },
        { value: 'pensioners', label: { ru: 'Пенсионеры', en: 'Pensioners' } },
        { value: 'mixed', label: { ru: 'Разный', en: 'Mixed' } },
      ],
    },
    {
      name: 'visitDay',
      kind: 'radio',
      label: { ru: 'День', en: 'Day' },
      options: visitorDayOptions,
    },
    {
      name: 'entryWindow',
      kind: 'radio',
      label: { ru: 'Время входа', en: 'Time of entry' },
      options: edition =>
        entryWindows(edition, edition.visitorDays.first).map(({ kind, from, to }) => ({
          value: kind,
          label: { ru: `${from}–${to}`, en: `${from}–${to}` },
        })),
    },
    {
      name: 'wantsTour',
      kind: 'radio',
      label: { ru: 'Экскурсия', en: 'Guided tour' },
      hint: {
        ru: 'Групповая, {priceGroupTour} с\u00a0человека',
        en: 'For groups, {priceGroupTour} a person',
      },
      options: [
        { value: 'yes', label: { ru: 'Нужна', en: 'Yes, please' } },
        { value: 'no', label: { ru: 'Не\u00a0нужна', en: 'No, thank you' } },
      ],
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для записи группы', en: 'so that our visit can be arranged' },
  },
  offersNews: true,
  window: edition => ({ closesOn: edition.lastDay }),
  closed: {
    over: {
      ru: 'Запись групп закончена. Следующая ярмарка\u00a0— {nextFair}.',
      en: 'Groups can no longer book. The next fair is {nextFair}.',
    },
    overForGood: { ru: 'Запись групп закончена.', en: 'Groups can no longer book.' },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили заявку группы. Ответим на\u00a0почту в\u00a0течение двух рабочих дней: подтвердим час входа и\u00a0пришлём счёт на\u00a0билеты.',
      en: 'We have your group’s request. We will reply by e-mail within two working days, confirm the hour of entry and send an invoice for the tickets.',
    },
  },
  lander: { form: 'group', templateId: 'portico-group', groups: ['portico_news'] },
  home: '/visitors/',
}
