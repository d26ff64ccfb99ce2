import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'masterskaya-na-vyrost',
  number: 59,
  name: { ru: 'Мастерская на вырост', en: 'Workshop to Grow Into' },
  type: 'workshop',
  city: { ru: 'Калуга', en: 'Kaluga' },
  section: 'schools',
  stand: 'E-11',
  lead: {
    ru: 'Детская студия с настоящим офортным станком привозит оттиски, гипсы и игру «Собери портик».',
    en: 'A children’s studio with a real etching press, bringing prints, plasters and the game “Build a Portico”.',
  },
  about: {
    ru: [
      'Студию Мария Ольшаница устроила в бывшем каретном сарае: дети проходят в низкую дверь свободно, взрослые кланяются. Каждый инструмент на стене обведён контуром. Пустой контур замечают сразу, и рубанок ищут все вместе.',
      'Работы подписаны именем и возрастом, а на обороте записано, что далось труднее всего; оборот разрешено читать. Деревянный портик из сорока восьми деталей ждёт строителей на низком столе.',
    ],
    en: [
      'Maria Olshanitsa set up the studio in a former coach house: children walk straight in at the low door, grown-ups bow. Every tool on the wall has its outline drawn round it. An empty outline is noticed at once, and the whole studio goes looking for the plane.',
      'The works are signed with a name and an age, and on the back it says what was hardest; visitors may read the backs. A wooden portico of forty-eight parts awaits its builders on a low table.',
    ],
  },
  artists: [
    { ru: 'Мария Ольшаница', en: 'Maria Olshanitsa' },
    { ru: 'Пётр Яченский', en: 'Pyotr Yachensky' },
  ],
  email: 'privet@masterskaya-na-vyrost.example',
  website: 'https://masterskaya-na-vyrost.example',
  works: [],
} satisfies ParticipantRecord
