import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'gerasim-poludenov',
  number: 1,
  name: { ru: 'Герасим Полуденов', en: 'Gerasim Poludenov' },
  type: 'artist',
  city: { ru: 'Воронеж', en: 'Voronezh' },
  section: 'painting',
  stand: 'A-01',
  lead: {
    ru: 'Пишет маслом среднюю полосу в те часы, когда тени почти нет и цвет держится сам.',
    en: 'Paints central Russia in oils at the hour when there is hardly a shadow and colour has to stand by itself.',
  },
  about: {
    ru: [
      'Полуденов двадцать лет преподавал рисунок в воронежском училище, а писать выезжал в каникулы, поэтому в его картинах почти всегда июль. Мотив он выбирает весной, по голым веткам, и до лета к нему не возвращается: хочет, чтобы листва его удивила.',
      'Холсты грунтует сам, клеем с охрой, и оставляет тёплый грунт открытым там, где кончается мазок. На стенде висят «Тополя в июле» и «Мост через пруд», рядом лежат четыре путевых альбома — их можно листать. Третью картину, «Бухту», показывает галерея «Южная стена», стенд A-06.',
      'Родился в 1961 году в Боброве. Работы — в музеях Воронежа, Липецка и Тамбова.',
    ],
    en: [
      'For twenty years Poludenov taught drawing at the art school in Voronezh and went out painting only in the holidays, which is why it is nearly always July in his pictures. He chooses a motif in spring, while the branches are bare, and stays away from it until summer: he wants the leaves to surprise him.',
      'He primes his canvases himself, with glue and ochre, and leaves the warm ground showing where a brushstroke ends. “Poplars in July” and “Bridge over the Pond” hang on the stand; beside them lie four travelling sketchbooks, and visitors may turn the pages. A third picture, “The Cove”, is with the South Wall gallery on stand A-06.',
      'Born in 1961 in Bobrov. His work is in the museums of Voronezh, Lipetsk and Tambov.',
    ],
  },
  artists: ['gerasim-poludenov'],
  email: 'studio@gerasim-poludenov.example',
  works: [
    {
      picture: 'works/work-076.jpg',
      artist: 'gerasim-poludenov',
      mark: 'free',
      priceRoubles: 240_000,
    },
    {
      picture: 'works/work-078.jpg',
      artist: 'gerasim-poludenov',
      mark: 'free',
      priceRoubles: 310_000,
    },
  ],
} satisfies ParticipantRecord
