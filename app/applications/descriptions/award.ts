import { partsOf } from '../../platform/dates.ts'
import type { FormDescription } from '../description.ts'
import { email, firstName, lastName, phone } from './shared-fields.ts'

const sentence = {
  ru: 'Принимаем книги, изданные в\u00a0{awardYears}\u00a0годах: четыре цифры',
  en: 'We take books published in {awardYears}: four digits, please',
}

export const award: FormDescription = {
  id: 'award',
  version: 3,
  title: { ru: 'Заявка на\u00a0премию', en: 'Award application' },
  lead: {
    ru: 'Книга нужна жюри вместе с\u00a0заявкой, не\u00a0позже {awardClosesOn}. Секретарь премии ответит на\u00a0почту в\u00a0течение пяти рабочих дней. Все поля обязательны, если не\u00a0указано иное.',
    en: 'The jury needs the book together with the application, by {awardClosesOn}. The secretary of the award replies by e-mail within five working days. Every field is required unless it says otherwise.',
  },
  button: { ru: 'Подать заявку', en: 'Send application' },
  fields: [
    firstName,
    lastName,
    email,
    phone,
    {
      name: 'nominator',
      kind: 'radio',
      label: { ru: 'Кто подаёт заявку', en: 'Who applies' },
      hint: {
        ru: 'Издательство и\u00a0вуз\u00a0— с\u00a0согласия автора',
        en: 'A publisher or a university needs the author’s consent',
      },
      isWide: true,
      options: [
        { value: 'author', label: { ru: 'Автор', en: 'The author' } },
        { value: 'publisher', label: { ru: 'Издательство', en: 'The publisher' } },
        { value: 'university', label: { ru: 'Вуз', en: 'A university' } },
      ],
    },
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
        { value: 'teaching', label: { ru: 'Учебная книга', en: 'Textbook' } },
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
      hint: { ru: 'Книги {awardYears}\u00a0годов', en: 'Books of {awardYears}' },
      rules: ({ award }) =>
        `matches:/^[0-9]{4}$/|between:${award.booksSinceYear},${partsOf(award.announcedOn).year}`,
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
      name: 'bookCopy',
      kind: 'radio',
      label: { ru: 'Как пришлёте книгу', en: 'How you will send the book' },
      hint: {
        ru: 'Файл\u00a0— по\u00a0ссылке из\u00a0письма, экземпляры\u00a0— в\u00a0дирекцию ярмарки: Москва, Каретная наб.,\u00a07',
        en: 'A PDF with the link in our e-mail; copies to the fair’s office, 7\u00a0Karetnaya Embankment, Moscow',
      },
      options: [
        { value: 'pdf', label: { ru: 'Файлом', en: 'As a PDF' } },
        { value: 'paper', label: { ru: 'Два экземпляра', en: 'Two printed copies' } },
      ],
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
      label: {
        ru: 'Автор\u00a0— гражданин Российской Федерации',
        en: 'The author is a citizen of the Russian Federation',
      },
    },
    {
      name: 'isArtHistorian',
      kind: 'accept',
      label: { ru: 'Автор\u00a0— искусствовед', en: 'The author is an art historian' },
    },
    {
      name: 'isOnlyAuthor',
      kind: 'accept',
      label: {
        ru: 'Книга издана, и\u00a0автор у\u00a0неё один',
        en: 'The book has been published and has one author',
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
      ru: 'Приём закрыт: заявки принимали до\u00a0{awardClosesOn}. [[before awardCeremony: Лауреатов объявим {awardAnnouncedOn}. || Лауреаты названы {awardAnnouncedOn}.]]',
      en: 'Applications are closed: they were taken until {awardClosesOn}. [[before awardCeremony: The winners will be announced on {awardAnnouncedOn}. || The winners were named on {awardAnnouncedOn}.]]',
    },
    overForGood: {
      ru: 'Приём закрыт: заявки принимали до\u00a0{awardClosesOn}.',
      en: 'Applications are closed: they were taken until {awardClosesOn}.',
    },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили заявку на\u00a0премию. Пришлите книгу не\u00a0позже {awardClosesOn}: файл по\u00a0ссылке из\u00a0письма или два экземпляра в\u00a0дирекцию ярмарки. Секретарь ответит на\u00a0почту в\u00a0течение пяти рабочих дней, жюри читает {awardJudging}.',
      en: 'We have your application. Please send the book by {awardClosesOn}: a PDF with the link in our e-mail, or two copies to the fair’s office. The secretary will reply by e-mail within five working days; the jury reads {awardJudging}.',
    },
  },
  lander: { form: 'award', templateId: 'portico-award', groups: ['portico_news'] },
  home: '/award/',
}
