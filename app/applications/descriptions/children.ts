import type { FormDescription } from '../description.ts'
import { city, email, fullName, organisation, phone, presentationUrl, wholeNumber } from './shared-fields.ts'

export const children: FormDescription = {
  id: 'children',
  version: 2,
  title: { ru: 'Заявка на\u00a0детский стенд', en: 'Children’s stand application' },
  lead: {
    ru: 'Ответим на\u00a0почту в\u00a0течение пяти рабочих дней. Фамилии детей в\u00a0этой форме не\u00a0нужны.',
    en: 'We reply by e-mail within five working days. Please give no children’s surnames in this form.',
  },
  button: { ru: 'Предложить работы', en: 'Propose works' },
  fields: [
    {
      ...organisation,
      label: { ru: 'Студия или школа', en: 'Studio or school' },
    },
    city,
    {
      ...fullName,
      label: { ru: 'Кто руководит: имя и\u00a0фамилия', en: 'Teacher’s full name' },
    },
    {
      name: 'worksCount',
      ...wholeNumber(1, 40, {
        ru: 'Один стенд вмещает от\u00a01\u00a0до\u00a040\u00a0работ',
        en: 'One stand holds from 1 to 40 works',
      }),
      label: { ru: 'Сколько работ предлагаете', en: 'Number of works' },
      hint: { ru: 'Не\u00a0больше 40', en: 'No more than 40' },
    },
    email,
    phone,
    {
      name: 'ages',
      kind: 'many',
      label: { ru: 'Возраст авторов', en: 'Ages of the artists' },
      options: [
        { value: '4-6', label: { ru: '4–6\u00a0лет', en: '4–6' } },
        { value: '7-10', label: { ru: '7–10\u00a0лет', en: '7–10' } },
        { value: '11-14', label: { ru: '11–14\u00a0лет', en: '11–14' } },
      ],
    },
    {
      name: 'plans',
      kind: 'long',
      label: { ru: 'Каким будет стенд', en: 'What the stand would be' },
      hint: {
        ru: 'Что это за\u00a0работы, в\u00a0какой технике и\u00a0как они появились',
        en: 'What the works are, in which medium and how they came about',
      },
      maxLength: 1_500,
    },
    {
      ...presentationUrl,
      label: { ru: 'Ссылка на\u00a0снимки работ', en: 'Link to photographs of the works' },
      isWide: true,
    },
    {
      name: 'parentsKnow',
      kind: 'accept',
      label: {
        ru: 'Родители или законные представители авторов письменно согласились на\u00a0показ работ с\u00a0именем и\u00a0возрастом ребёнка',
        en: 'The artists’ parents or guardians have agreed in writing to the works being shown with the child’s name and age',
      },
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: { ru: 'для отбора детских стендов', en: 'so that my application can be considered' },
  },
  offersNews: true,
  window: edition => ({ closesOn: edition.childrensSelectionUntil }),
  closed: {
    over: {
      ru: 'Отбор закрыт: работы принимали до\u00a0{childrensSelectionUntil}. Следующая ярмарка\u00a0— {nextFair}.',
      en: 'The selection is closed: works were taken until {childrensSelectionUntil}. The next fair is {nextFair}.',
    },
    overForGood: {
      ru: 'Отбор закрыт: работы принимали до\u00a0{childrensSelectionUntil}.',
      en: 'The selection is closed: works were taken until {childrensSelectionUntil}.',
    },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили заявку на\u00a0детский стенд. Ответим на\u00a0почту в\u00a0течение пяти рабочих дней, попросим снимки, если их\u00a0не\u00a0хватит, и\u00a0пришлём бланк согласия для родителей: подписанные листы нужны до\u00a0показа.',
      en: 'We have your application for a children’s stand. We will reply by e-mail within five working days, ask for more photographs if we need them, and send a consent form for the parents: we need the signed sheets before the works are shown.',
    },
  },
  lander: { form: 'children', templateId: 'portico-children', groups: ['portico_news'] },
  home: '/childrens-area/',
}
