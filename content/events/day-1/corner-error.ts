import type { EventRecord } from '../../types.ts'

export default {
  slug: 'corner-error',
  day: 1,
  from: '17:00',
  to: '18:00',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: 'Ошибка угла: что делает орнамент, когда ряд не сходится',
    en: 'The corner error: what ornament does when the row will not come out even',
  },
  summary: {
    ru: 'Юлия Пустельга-Рим показывает, как мастера выходили из положения там, где узор упирался в край.',
    en: 'Yulia Pustelga-Rim shows how craftsmen found a way out where the pattern ran into the edge.',
  },
  description: {
    ru: [
      'Меандр легко вести по прямой, и совсем нелегко повернуть. На углу рисовальщик растягивает звено, сжимает его, прячет за лист или честно обрывает; по этому выбору и опознают мастерскую.',
      'Пустельга-Рим разберёт дюжину таких углов — на блюдах, каймах, оградах — и в конце выведет слушателей в правый зал, к двум майоликовым блюдам, на которых ряд не сошёлся совсем недавно.',
    ],
    en: [
      'A meander is easy to run along a straight line and far from easy to turn. At the corner the painter stretches a link, squeezes it, hides it behind a leaf or frankly breaks it off; the choice gives the workshop away.',
      'Pustelga-Rim will take apart a dozen such corners, on dishes, borders and railings, and finish by leading the audience into the right-hand hall, to two maiolica dishes on which the row failed to come out quite recently.',
    ],
  },
  speakerIds: [15],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
