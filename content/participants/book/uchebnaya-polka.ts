import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'uchebnaya-polka',
  number: 65,
  name: { ru: 'Учебная полка', en: 'Study Shelf' },
  type: 'publisher',
  city: { ru: 'Иркутск', en: 'Irkutsk' },
  section: 'book',
  stand: 'F-05',
  lead: {
    ru: 'Привозит пособия по рисунку, в которых половина страниц оставлена ученику.',
    en: 'Brings drawing manuals in which half the pages are left to the pupil.',
  },
  about: {
    ru: [
      'Здесь вышли все пять изданий «Головы за восемь вечеров» Глеба Темрякова и курс Антона Журавца, рассчитанный на тридцать два часа. Бумагу выбирают в классе: пробный тираж раздают школьникам, через месяц собирают и смотрят, где протёрлось.',
      'Рядом с новыми книгами на стенде лежат изрисованные, их присылают читатели. Самый дальний экземпляр вернулся с метеостанции: на правых страницах сорок раз нарисована одна и та же печка, и на сороковом листе она греет.',
      'Издательство существует с 2003 года, в каталоге сорок одно пособие. Главный редактор — Олеся Ли.',
    ],
    en: [
      'All five editions of Gleb Temryakov’s “The Head in Eight Evenings” have come out here, as has Anton Zhuravets’s course of thirty-two hours. The paper is chosen in the classroom: a trial printing is handed out to pupils, collected a month later and examined for holes.',
      'On the stand, next to the new books, lie drawn-in copies sent back by readers. The one that travelled farthest came from a weather station: its right-hand pages show the same stove drawn forty times over, and in the fortieth it gives off heat.',
      'The press has existed since 2003 and has forty-one manuals on its list. The editor-in-chief is Olesya Li.',
    ],
  },
  artists: ['gleb-temryakov', 'anton-zhuravets', 'olesya-li'],
  email: 'polka@uchebnaya-polka.example',
  website: 'https://uchebnaya-polka.example',
  works: [],
} satisfies ParticipantRecord
