import type { SpeakerRecord } from '../types.ts'

export default {
  id: 6,
  firstName: { ru: 'Лев', en: 'Lev' },
  lastName: { ru: 'Овсяник', en: 'Ovsyanik' },
  role: 'historian',
  occupation: { ru: 'историк архитектуры', en: 'architectural historian' },
  city: { ru: 'Москва', en: 'Moscow' },
  lead: {
    ru: 'Пишет историю портика — самой общительной части здания.',
    en: 'Writes the history of the portico, the most sociable part of a building.',
  },
  biography: {
    ru: [
      'Ордера Овсяник выучил раньше таблицы умножения: отец, чертёжник проектного бюро, давал ему обводить старые копии. Окончив архитектурный факультет, три года обмерял усадьбы и понял, что ему интереснее не строить, а объяснять построенное.',
      'В книге «Шаг колонны» (Санкт-Петербург, «Левое поле», 2014) он меряет расстояние между опорами не модулями, а людьми: сколько человек пройдёт рядом, где они остановятся и о чём успеют договориться. Все девяносто планов в ней начерчены автором.',
      'Последние десять лет Овсяник занят деревянными портиками уездных городов. Он описал двести одиннадцать, шестьдесят из них уже утрачены. Опись открыта для всех, и поправки к ней присылают учителя, краеведы и почтальоны.',
      'Между книгами он делает офорты с колоннадами. Уверяет, что это не второе ремесло, а проверка: верно ли падает тень.',
    ],
    en: [
      'Ovsyanik knew the orders before he knew his times tables: his father, a draughtsman in a design office, gave him old prints to trace. After a degree in architecture he spent three years measuring country houses, and found that he would rather explain buildings than put them up.',
      'In his book “The Pace of the Column” (St Petersburg, Left Margin, 2014) the distance between supports is measured not in modules but in people: how many can walk abreast, where they will stop, and what they will have time to agree on. All ninety plans are drawn by the author.',
      'For the past ten years he has been at work on the wooden porticoes of small provincial towns. He has described two hundred and eleven, of which sixty are already gone. The inventory is open to all, and corrections arrive from teachers, local historians and postmen.',
      'Between books he etches colonnades. It is not a second trade, he insists, but a way of checking whether the shadow falls as it should.',
    ],
  },
  picture: 'people/person-20.jpg',
} satisfies SpeakerRecord
