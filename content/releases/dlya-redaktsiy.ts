import type { ReleaseRecord } from '../types.ts'

export default {
  slug: 'dlya-redaktsiy',
  daysBefore: 36,
  title: {
    ru: 'Редакциям: аккредитация, съёмка, материалы',
    en: 'For editors: accreditation, filming, materials',
  },
  lead: {
    ru: 'Аккредитация на «Портик» открыта. Рассказываем, как получить карточку прессы, где снимать и кого просить о комментарии.',
    en: 'Accreditation for Portico is open. Here is how to get a press card, where to film and whom to ask for comment.',
  },
  body: {
    ru: [
      'Заявка подаётся на странице «Аккредитация СМИ». Нужны имя, редакция, контакты и короткое описание задуманного материала. Заявки принимаются не позже чем за четыре дня до открытия. Подтверждение приходит на почту, карточку выдают на стойке прессы по документу.',
      'Открытие — {vipDay}, {vipHours}; тогда же объявят лауреатов премии «Слово об искусстве». Вход на открытие подтверждается отдельно. В тот же день, с 16 до 18 часов, — пресс-показ. {visitorDays} залы открыты для всех, {visitorHours}. Съёмочным группам удобнее приходить к открытию, пока в залах свободно.',
      'Снимать можно без вспышки и в тех местах, где штатив не перегораживает проход. Съёмка отдельной работы крупным планом требует согласия автора или участника; попросить о нём поможем на месте. Детей на детской территории снимаем только с согласия родителей.',
      '«Проще всего позвонить, — говорит пресс-секретарь ярмарки Василиса Купавина. — Скажите, о чём материал, и мы подскажем, у чьего стенда лучше стоять в это время».',
      'Изображения с подписями лежат в разделе «Материалы для прессы» и публикуются бесплатно в материалах о ярмарке с указанием автора. Работы просим не кадрировать и не накладывать на них текст. Почта пресс-службы — press@portik.example, телефон +7 495 010-24-27.',
    ],
    en: [
      'Applications are made on the Media accreditation page. We need your name, publication, contact details and a short account of the piece you have in mind. Applications are taken until four days before the opening. Confirmation comes by e-mail, and the card is collected at the press desk with an identity document.',
      'The opening is on {vipDay}, {vipHours}, when the winners of the Word on Art Award will also be announced; for this evening a separate confirmation is needed. A press preview is held on the same day, from 4 to 6 pm. On {visitorDays} the halls are open to all, {visitorHours}. Camera crews will find it easiest to come at opening time, while there is room to move.',
      'You may film without flash, and wherever a tripod does not block the way. A close shot of a single work needs the consent of the artist or the exhibitor; we shall help you to ask for it on the spot. Children in the children’s area are filmed only with their parents’ consent.',
      '“The simplest thing is to ring,” says Vasilisa Kupavina, the fair’s press officer. “Tell us what the piece is about, and we shall suggest whose stand is the best place to be at that hour.”',
      'Captioned images are in the press materials and may be published free of charge in coverage of the fair, with the artist credited. Please do not crop the works or lay text over them. The press office can be reached at press@portik.example and on +7 495 010-24-27.',
    ],
  },
  picture: 'views/view-02.jpg',
} satisfies ReleaseRecord
