import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'taisiya-porechskaya',
  number: 39,
  name: { ru: 'Таисия Поречская', en: 'Taisia Porechskaya' },
  type: 'artist',
  city: { ru: 'Ростов Великий', en: 'Rostov Veliky' },
  section: 'applied',
  stand: 'D-03',
  lead: {
    ru: 'Показывает тридцать финифтяных миниатюр с видом из одного окна во все месяцы и в любую погоду.',
    en: 'Shows thirty enamel miniatures of the view from one window, in every month and all weathers.',
  },
  about: {
    ru: [
      'Финифть пишут огнеупорными красками по белой эмали и обжигают после каждого слоя; у Поречской их бывает до семи. В печи цвет уходит, и художница ведёт таблицу: какой голубой станет озером, а какой окажется асфальтом.',
      'Двадцать лет она расписывала по чужим образцам броши и перстни, а в собственных вещах отказалась от оправы. Медная пластина размером с ладонь лежит на подставке, как страница, и рядом с ней — неудачная сестра, лопнувшая в обжиге.',
    ],
    en: [
      'Rostov enamel is painted in vitreous colours on a white ground and fired after every layer; Porechskaya’s may have as many as seven. Colours shift in the kiln, and she keeps a chart of which blue will turn into a lake and which into tarmac.',
      'For twenty years she painted brooches and rings to other people’s designs; in her own pieces she has given up mounts altogether. A copper plate the size of a palm lies on its stand like a page, and beside it lies a less fortunate sister, cracked in the firing.',
    ],
  },
  artists: ['taisiya-porechskaya'],
  email: 'okno@taisiya-porechskaya.example',
  works: [],
} satisfies ParticipantRecord
