import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'ulyana-krutoyarova',
  number: 20,
  name: { ru: 'Ульяна Крутоярова', en: 'Ulyana Krutoyarova' },
  type: 'sculptor',
  city: { ru: 'Пермь', en: 'Perm' },
  section: 'sculpture',
  stand: 'B-08',
  lead: {
    ru: 'Делает рельефы местностей, которых нет ни на одной карте.',
    en: 'Makes reliefs of places that are on no map.',
  },
  about: {
    ru: [
      'Крутоярова начинала макетчицей в проектном институте: клеила модели будущих водохранилищ и знала на ощупь каждый залив, которого ещё не было. Когда институт закрылся, она стала придумывать собственные берега.',
      'Сначала она гравирует карту — горизонтали, отмели, штриховку моря — и только потом лепит по ней рельеф, слой за слоем. «Остров без имени» показан в обоих видах, офорт над гипсом. Карта «Долина реки» вместе с отливкой — у мастерской «Кусковая форма», стенд B-12.',
    ],
    en: [
      'Krutoyarova began as a model-maker in a design institute: she built reservoirs that were still to come, and knew by touch every inlet that did not yet exist. When the institute closed she began to invent shores of her own.',
      'She etches the map first – contours, shoals, the hatching of the sea – and only then models the relief from it, layer upon layer. “Island without a Name” is shown in both forms, the etching above the plaster. The map of “The River Valley”, with its cast, is with the Piece Mould workshop on stand B-12.',
    ],
  },
  artists: ['ulyana-krutoyarova'],
  email: 'bereg@ulyana-krutoyarova.example',
  works: [
    {
      picture: 'works/work-030.jpg',
      artist: 'ulyana-krutoyarova',
      mark: 'free',
      priceRoubles: 70_000,
    },
  ],
} satisfies ParticipantRecord
