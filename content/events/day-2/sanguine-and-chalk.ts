import type { EventRecord } from '../../types.ts'

export default {
  slug: 'sanguine-and-chalk',
  day: 2,
  from: '13:30',
  to: '15:00',
  hall: 'workshops',
  format: 'master-class',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Сангина и мел: гипсовая голова', en: 'Red and white chalk: a plaster head' },
  summary: {
    ru: 'Глеб Темряков учит рисовать голову тех, кто уверен, что не сумеет.',
    en: 'Gleb Temryakov teaches people who are sure they cannot draw a head to draw one.',
  },
  description: {
    ru: [
      'Десять минут с закрытыми глазами: голову изучают руками, и только потом открывают коробку с сангиной. Дальше — большие плоскости, свет мелом, ни одного глаза и ни одного локона до последней четверти часа.',
      'Сходство Темряков не проверяет. Он смотрит, стоит ли голова на шее, и обещает, что у всех будет стоять.',
    ],
    en: [
      'Ten minutes with eyes closed: the head is studied with the hands, and only then is the box of sanguine opened. After that come the broad planes, the lights in white, and not an eye nor a curl until the last quarter of an hour.',
      'Temryakov does not check the likeness. He looks to see whether the head sits on its neck, and promises that everyone’s will.',
    ],
  },
  speakerIds: [2],
  capacity: 14,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
