import type { SpeakerRecord } from '../types.ts'

export default {
  id: 20,
  firstName: { ru: 'Мария', en: 'Maria' },
  lastName: { ru: 'Ольшаница', en: 'Olshanitsa' },
  role: 'educator',
  occupation: { ru: 'педагог детской студии', en: 'children’s studio teacher' },
  city: { ru: 'Калуга', en: 'Kaluga' },
  lead: {
    ru: 'Устраивает мастерские, где дети работают настоящими инструментами.',
    en: 'Sets up workshops in which children work with real tools.',
  },
  biography: {
    ru: [
      'В студии Ольшаницы нет раскрасок. Есть офортный станок, гипс, глина, пять сортов бумаги и правило: инструмент называют по имени и возвращают на место.',
      'Педагогический институт она окончила днём, скульптурное отделение — вечером. Дипломом для обоих стала игра «Собери портик»: сорок восемь деревянных деталей, с которыми шестилетний строитель сам догадывается, зачем колонне капитель.',
      'Её «Мастерская на вырост» работает в Калуге и выезжает в больницы и библиотеки. Старшие занимаются рядом с младшими и помогают им, но учителями не становятся: исправлять чужой рисунок в студии не принято.',
      'Оценок Ольшаница не ставит. Она спрашивает: «Что здесь было труднее всего?» — и записывает ответ на обороте.',
    ],
    en: [
      'There are no colouring books in Olshanitsa’s studio. There is an etching press, plaster, clay, five kinds of paper and a rule: tools are called by their names and put back in their places.',
      'She took a teaching degree by day and a sculpture course by night. Her diploma project for both was a game called “Build a Portico”: forty-eight wooden parts with which a builder of six can work out unaided what a capital is for.',
      'Her “Workshop to Grow Into” is based in Kaluga and travels to hospitals and libraries. Older children work beside younger ones and help them, but do not turn into teachers: in this studio one does not correct another person’s drawing.',
      'Olshanitsa gives no marks. She asks, “What was the hardest thing here?” and writes down the answer on the back.',
    ],
  },
  picture: 'people/person-17.jpg',
} satisfies SpeakerRecord
