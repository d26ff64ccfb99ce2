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
      'Студию Мария Ольшаница открыла в 2011 году; занимаются в ней сто двадцать детей, от четырёх до четырнадцати лет. Каждый инструмент на стене обведён контуром.',
      'Работы подписаны именем и возрастом, а на обороте записано, что далось труднее всего; оборот разрешено читать. Деревянный портик из сорока восьми деталей ждёт строителей на низком столе.',
    ],
    en: [
      'Maria Olshanitsa opened the studio in 2011; a hundred and twenty children come to it, aged from four to fourteen. Every tool on the wall has its outline drawn round it.',
      'The works are signed with a name and an age, and on the back it says what was hardest; visitors may read the backs. A wooden portico of forty-eight parts awaits its builders on a low table.',
    ],
  },
  artists: ['mariya-olshanitsa', 'pyotr-semyonov'],
  email: 'privet@masterskaya-na-vyrost.example',
  website: 'https://masterskaya-na-vyrost.example',
  works: [],
} satisfies ParticipantRecord
