import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'polina-ozimova',
  number: 23,
  name: { ru: 'Полина Озимова', en: 'Polina Ozimova' },
  type: 'sculptor',
  city: { ru: 'Великий Устюг', en: 'Veliky Ustyug' },
  section: 'sculpture',
  stand: 'B-11',
  lead: {
    ru: 'Медальер, у которого целый пейзаж помещается под большим пальцем.',
    en: 'A medallist whose landscapes fit under a thumb.',
  },
  about: {
    ru: [
      'Озимова выросла в семье мастера черни по серебру и к металлу привыкла раньше, чем к глине. Её медали рассчитаны на боковой свет: рельеф нигде не глубже двух миллиметров, а дорога уходит за горизонт.',
      'К меццо-тинто она пришла от медали: и тут и там свет достают из темноты, понемногу, одним и тем же нажимом. «Дорога в ноябре» лежит в одной витрине с медалью на тот же мотив: времени, уверяет Озимова, ушло на них поровну. Ещё одну такую пару, «Ночной рейд», показывает галерея «Пятый пилон», стенд B-07.',
    ],
    en: [
      'Ozimova grew up in the family of a niello silversmith and was at home with metal before she was with clay. Her medals are meant for light from the side: the relief is nowhere deeper than two millimetres, and yet the road goes on beyond the horizon.',
      'She came to mezzotint by way of the medal: in both, light is brought out of the dark little by little and with the same pressure of the hand. “Road in November” lies in one case with a medal on the same subject: the two, she says, took exactly as long. Another such pair, “Night Roadstead”, is with the Fifth Pylon gallery on stand B-07.',
    ],
  },
  artists: ['polina-ozimova'],
  email: 'medal@polina-ozimova.example',
  works: [
    {
      picture: 'works/work-018.jpg',
      artist: 'polina-ozimova',
      mark: 'free',
      priceRoubles: 38_000,
    },
  ],
} satisfies ParticipantRecord
