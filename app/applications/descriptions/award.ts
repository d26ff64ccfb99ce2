import { partsOf } from '../../platform/dates.ts'
import type { FormDescription } from '../description.ts'
import { email, firstName, lastName, phone } from './shared-fields.ts'

const firstYear = 1950
const sentence = {
  ru: `Четыре цифры, от\u00a0${firstYear}\u00a0до\u00a0года ярмарки`,
  en: `Four digits, from ${firstYear} to the year of the fair`,
}

export const award: FormDescription = {
  id: 'award',
  version: 1,
  title: { ru: 'Заявка на\u00a0премию', en: 'Award application' },
  lead: {
    ru: 'Секретарь премии ответит на\u00a0почту за\u00a0пять рабочих дней и\u00a0скажет, куда прислать книгу. Все поля обязательны, если не\u00a0указано иное.',
    en: 'The secretary of the award answers by e-mail within five working days and tells you where to send the book. Every field is required unless it says otherwise.',
  },
  button: { ru: 'Подать заявку', en: 'Send application' },
  fields: [
    firstName,
    lastName,
    email,
    phone,
    {
      name: 'nomination',
      kind: 'select',
      label: { ru: 'Номинация', en: 'Category' },
      hint: { ru: 'Приз жюри присуждают без заявки', en: 'The jury prize is given without an application' },
      isWide: true,
      options: [
        { value: 'research', label: { ru: 'Исследование', en: 'Research' } },
        { value: 'debut', label: { ru: 'Дебют', en: 'Debut' } },
        { value: 'master', label: { ru: 'Монография о\u00a0мастере', en: 'Monograph on a master' } },
        { value: 'teaching', label: { ru: 'Учебная книга', en: 'Teaching book' } },
      ],
    },
    {
      name: 'bookTitle',
      kind: 'text',
      label: { ru: 'Название книги', en: 'Title of the book' },
      isWide: true,
      maxLength: 300,
    },
    { name: 'publisher', kind: 'text', label: { ru: 'Издательство', en: 'Publisher' }, maxLength: 200 },
    {
      name: 'publicationYear',
      kind: 'number',
      label: { ru: 'Год издания', en: 'Year of publication' },
      rules: edition => `matches:/^[0-9]{4}$/|between:${firstYear},${partsOf(edition.firstDay).year}`,
      messages: { number: sentence, matches: sentence, between: sentence },
    },
    {
      name: 'bookUrl',
      kind: 'url',
      label: { ru: 'Страница книги в\u00a0интернете', en: 'Page of the book online' },
      hint: {
        ru: 'В\u00a0каталоге издательства или библиотеки',
        en: 'In the catalogue of a publisher or a library',
      },
      isOptional: true,
      isWide: true,
    },
    {
      name: 'novelty',
      kind: 'long',
      label: { ru: 'Что в\u00a0этой книге сказано впервые', en: 'What this book says for the first time' },
      maxLength: 1_500,
    },
    {
      name: 'isCitizen',
      kind: 'accept',
      label: { ru: 'Я\u00a0гражданин Российской Федерации', en: 'I am a citizen of the Russian Federation' },
    },
    {
      name: 'isArtHistorian',
      kind: 'accept',
      label: { ru: 'Я\u00a0искусствовед', en: 'I am an art historian' },
    },
    {
      name: 'isOnlyAuthor',
      kind: 'accept',
      label: {
        ru: 'Книга издана, и\u00a0я\u00a0её\u00a0единственный автор',
        en: 'The book has been published and I am its only author',
      },
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для участия в\u00a0премии', en: 'so that I can take part in the award' },
  },
  offersNews: true,
  window: ({ award: { opensOn, closesOn } }) => ({ opensOn, closesOn }),
  closed: {
    before: {
      ru: 'Приём заявок откроется {awardOpensOn}: форма появится здесь.',
      en: 'Applications open on {awardOpensOn}: the form will be here.',
    },
    over: {
      ru: 'Приём закрыт: заявки принимали до\u00a0{awardClosesOn}. Лауреатов объявляем {awardAnnouncedOn}.',
      en: 'Applications are closed: they were taken until {awardClosesOn}. The winners are announced on {awardAnnouncedOn}.',
    },
    overForGood: {
      ru: 'Приём закрыт: заявки принимали до\u00a0{awardClosesOn}.',
      en: 'Applications are closed: they were taken until {awardClosesOn}.',
    },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Заявка на\u00a0премию у\u00a0нас. Секретарь ответит на\u00a0почту за\u00a0пять рабочих дней и\u00a0скажет, куда прислать книгу. Жюри читает {awardJudging}.',
      en: 'We have your application. The secretary will answer by e-mail within five working days and tell you where to send the book. The jury meets {awardJudging}.',
    },
  },
  lander: { form: 'award', templateId: 'portico-award', groups: ['portico_news'] },
  home: '/award/',
}
