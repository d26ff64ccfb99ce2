import type { ArtistRecord } from '../../types.ts'

export default {
  slug: 'evdokiya-smirnova',
  name: { ru: 'Евдокия Смирнова', en: 'Yevdokia Smirnova' },
  born: 1952,
  city: { ru: 'Палех', en: 'Palekh' },
  school: { ru: 'художественное училище, Палех', en: 'art school, Palekh' },
  practice: { ru: 'лаковая миниатюра', en: 'lacquer miniature' },
  about: {
    ru: 'Старшая в мастерской. Сюжеты берёт из писем, которые носила её мать, сельский почтальон: имена изменены, собаки настоящие.',
    en: 'The eldest in the workshop. Her subjects come from the letters that her mother, a village postwoman, delivered: the names are changed, the dogs are real.',
  },
} satisfies ArtistRecord
