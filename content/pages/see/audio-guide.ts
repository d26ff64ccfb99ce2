import type { PageRecord } from '../../types.ts'

export default {
  key: 'audio-guide',
  title: { ru: 'Аудиогид', en: 'Audio guide' },
  lead: {
    ru: 'Двенадцать остановок по залам. Текст каждой приведён целиком: читайте его с телефона у самой работы или дайте телефону прочесть вслух.',
    en: 'Twelve stops in the halls. The text of each is given in full: read it on your phone in front of the work, or let the phone read it aloud.',
  },
  description: {
    ru: 'Аудиогид ярмарки «Портик»: двенадцать остановок по залам Старого Манежного двора на русском и английском языках, с полным текстом каждой.',
    en: 'Audio guide of the Portico fair: twelve stops in the halls of the Old Manège Court, in Russian and in English, with a full transcript of each.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как читать и слушать', en: 'How to read and listen' },
      paragraphs: {
        ru: [
          'Ничего устанавливать не нужно: все остановки открыты на этой странице. Нажмите «Слушать», и телефон прочтёт остановку своим голосом, отмечая в тексте каждое предложение; у записанных остановок звучит запись. Возьмите наушники: в залах мы просим не включать звук.',
          'Остановки пронумерованы в том порядке, в каком их удобно обходить: от портика через вестибюль и ротонду в левый зал, потом в правый, дальше лекторий, лестница и двор. Порядок можно нарушать: каждый текст понятен сам по себе.',
          'Если хочется постоять ещё, стойте: каждый текст рассчитан на две минуты, а смотреть можно дольше.',
        ],
        en: [
          'There is nothing to install: all the stops are on this page. Press “Listen” and your phone will read the stop in its own voice, marking each sentence as it goes; where a stop has been recorded, you will hear the recording. Bring headphones, as we ask visitors not to play sound in the halls.',
          'The stops are numbered in the order in which they are easiest to walk: from the portico through the vestibule and the rotunda to the left-hand hall, then to the right-hand one, the lecture hall, the staircase and the courtyard. You may break the order; each text makes sense on its own.',
          'If you feel like standing a little longer, do: each text takes two minutes, and looking may take more.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Если нужен живой голос', en: 'If you prefer a living voice' },
      items: [
        {
          title: { ru: 'Экскурсии', en: 'Guided tours' },
          text: { ru: 'Групповые, индивидуальные и авторские', en: 'Group, individual and author’s' },
          to: '/excursions/',
        },
        {
          title: { ru: 'План ярмарки', en: 'Floor plan' },
          text: { ru: 'Залы, разделы и путь без ступеней', en: 'Halls, sections and the step-free route' },
          to: '/navigator/map/',
        },
      ],
    },
  ],
} satisfies PageRecord
