import type { PageRecord } from '../types.ts'

export default {
  key: 'thanks',
  title: { ru: 'Спасибо!', en: 'Thank you!' },
  lead: {
    ru: 'Мы получили вашу форму и сохранили её.',
    en: 'We have received your form and put it safely on file.',
  },
  description: {
    ru: 'Форма отправлена. Что будет дальше и куда заглянуть, пока мы готовим ответ.',
    en: 'Your form has been sent. What happens next, and where to look while we prepare an answer.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Что дальше', en: 'What happens next' },
      paragraphs: {
        ru: [
          'Сообщение попадёт к тому, кто отвечает за эту тему. Если нужен ответ, мы пришлём его на адрес, который вы указали; если останутся вопросы — напишем или позвоним.',
          'Отправлять форму второй раз не нужно. Заметили ошибку или хотите дополнить — напишите нам, адрес и телефон есть внизу страницы.',
        ],
        en: [
          'Your message will go to the person responsible for the subject. If it calls for an answer, we shall send one to the address you gave; if we have questions, we shall write or ring.',
          'There is no need to send the form again. If you have noticed a mistake or would like to add something, write to us: the address and the telephone number are at the foot of this page.',
        ],
      },
    },
    {
      kind: 'work',
      title: { ru: 'А пока', en: 'In the meantime' },
      text: {
        ru: 'Выберите события программы или посмотрите, как устроены залы.',
        en: 'Choose events from the programme, or see how the halls are arranged.',
      },
      work: {
        number: 12,
        author: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
        title: { ru: 'Лестница к портику', en: 'Stair to the Portico' },
        year: 2024,
        technique: { ru: 'бумага, тушь, отмывка', en: 'ink and wash on paper' },
        heightCm: 74,
        widthCm: 74,
        picture: 'works/work-060.jpg',
      },
    },
  ],
} satisfies PageRecord
