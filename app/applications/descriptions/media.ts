import type { FormDescription } from '../description.ts'
import { daysAround, email, firstName, lastName, organisation, phone, website } from './shared-fields.ts'

export const media: FormDescription = {
  id: 'media',
  version: 1,
  title: { ru: 'Заявка на\u00a0аккредитацию', en: 'Accreditation request' },
  lead: {
    ru: 'Подтверждение придёт на\u00a0почту в\u00a0течение двух рабочих дней. Карточка именная: каждый, кто придёт с\u00a0вами, отправляет заявку за\u00a0себя.',
    en: 'The confirmation comes by e-mail within two working days. The card bears your name: everyone who comes with you applies separately.',
  },
  button: { ru: 'Запросить аккредитацию', en: 'Request accreditation' },
  fields: [
    firstName,
    lastName,
    {
      ...organisation,
      label: { ru: 'Издание, канал или студия', en: 'Publication, channel or studio' },
    },
    {
      name: 'mediaRole',
      kind: 'select',
      label: { ru: 'Кем вы\u00a0придёте', en: 'Your role' },
      options: [
        { value: 'writer', label: { ru: 'Журналист или критик', en: 'Journalist or critic' } },
        { value: 'photographer', label: { ru: 'Фотограф', en: 'Photographer' } },
        { value: 'camera', label: { ru: 'Оператор или режиссёр', en: 'Camera or director' } },
        { value: 'radio', label: { ru: 'Ведущий или звукорежиссёр', en: 'Presenter or sound' } },
        { value: 'blogger', label: { ru: 'Автор блога', en: 'Blogger' } },
        { value: 'editor', label: { ru: 'Редактор или продюсер', en: 'Editor or producer' } },
      ],
    },
    email,
    phone,
    { ...website, label: { ru: 'Сайт или страница издания', en: 'Website or page' }, isWide: true },
    {
      name: 'visitDays',
      kind: 'many',
      label: { ru: 'Когда вас ждать', en: 'When to expect you' },
      hint: {
        ru: 'Вернисаж, {vipDay},\u00a0— по\u00a0отдельному подтверждению',
        en: 'The VIP opening, {vipDay}, needs a separate confirmation',
      },
      options: edition => daysAround(edition, 0, 0),
    },
    {
      name: 'equipment',
      kind: 'radio',
      label: { ru: 'Чем снимаете', en: 'Your equipment' },
      options: [
        { value: 'none', label: { ru: 'Не\u00a0снимаю', en: 'I do not film' } },
        { value: 'hand', label: { ru: 'Камера с\u00a0рук', en: 'Hand-held camera' } },
        { value: 'tripod', label: { ru: 'Камера и\u00a0штатив', en: 'Camera and tripod' } },
        { value: 'lights', label: { ru: 'Со\u00a0своим светом', en: 'With lights of my own' } },
      ],
    },
    {
      name: 'topics',
      kind: 'long',
      label: { ru: 'О\u00a0чём материал', en: 'What it will be about' },
      hint: {
        ru: 'И\u00a0с\u00a0кем хотите поговорить: поможем найти собеседника',
        en: 'And whom you would like to talk to: we will help you find them',
      },
      maxLength: 600,
    },
  ],
  consent: {
    document: 'consent-application',
    purpose: {
      ru: 'для рассмотрения заявки на\u00a0аккредитацию',
      en: 'so that my request can be considered',
    },
  },
  offersNews: true,
  window: edition => ({ closesOn: edition.mediaAccreditationUntil }),
  closed: {
    over: {
      ru: 'Аккредитация закрыта: заявки принимали до\u00a0{mediaUntil}. Следующая ярмарка\u00a0— {nextFair}.',
      en: 'Accreditation is closed: requests were taken until {mediaUntil}. The next fair is {nextFair}.',
    },
    overForGood: {
      ru: 'Аккредитация закрыта: заявки принимали до\u00a0{mediaUntil}.',
      en: 'Accreditation is closed: requests were taken until {mediaUntil}.',
    },
  },
  thanks: {
    title: { ru: 'Спасибо!', en: 'Thank you!' },
    text: {
      ru: 'Мы\u00a0получили заявку на\u00a0аккредитацию. Подтверждение придёт на\u00a0почту в\u00a0течение двух рабочих дней; карточку получите на\u00a0стойке прессы по\u00a0документу.',
      en: 'We have your request. The confirmation will come by e-mail within two working days; collect the card at the press desk with an identity document.',
    },
  },
  lander: { form: 'media', templateId: 'portico-media', groups: ['portico_news'] },
  home: '/media/',
}
