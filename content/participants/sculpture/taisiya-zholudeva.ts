import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'taisiya-zholudeva',
  number: 15,
  name: { ru: 'Таисия Жолудева', en: 'Taisia Zholudeva' },
  type: 'sculptor',
  city: { ru: 'Санкт-Петербург', en: 'St Petersburg' },
  section: 'sculpture',
  stand: 'B-03',
  lead: {
    ru: 'Отливает в бронзе то, что длится секунду: виток, всплеск, язык огня.',
    en: 'Casts in bronze what lasts a second: a coil, a splash, a tongue of fire.',
  },
  about: {
    ru: [
      'Жолудева училась на анималиста и четыре года лепила борзых, пока не поняла, что занимает её не собака, а дуга прыжка. С тех пор она работает прямо в воске, без каркаса: воск оседает под собственным весом, и форму надо найти, пока он тёплый.',
      'Каждая её вещь отлита в одном экземпляре, восковая модель при этом погибает. «Пламя» показано рядом с обломками формы, из которой его выбили. Бронзовый «Узел» стоит у литейщиков, на стенде B-04.',
    ],
    en: [
      'Zholudeva trained as an animal sculptor and modelled borzois for four years before she realised that what held her was not the dog but the arc of its leap. Since then she has worked directly in wax, with no armature: wax settles under its own weight, and the form has to be found while it is warm.',
      'Each of her pieces is a single cast, and the wax is lost in the making. “Flame” is shown next to the broken mould it was knocked out of. Her bronze “Knot” stands with the founders, on stand B-04.',
    ],
  },
  artists: ['taisiya-zholudeva'],
  email: 'studio@taisiya-zholudeva.example',
  website: 'https://taisiya-zholudeva.example',
  works: [
    {
      picture: 'works/work-080.jpg',
      artist: 'taisiya-zholudeva',
      mark: 'held',
      priceRoubles: 460_000,
    },
  ],
} satisfies ParticipantRecord
