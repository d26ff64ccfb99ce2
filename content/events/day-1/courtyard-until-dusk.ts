import type { EventRecord } from '../../types.ts'

export default {
  slug: 'courtyard-until-dusk',
  day: 1,
  from: '17:30',
  to: '18:30',
  hall: 'courtyard',
  format: 'show',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Двор до сумерек', en: 'The courtyard until dusk' },
  summary: {
    ru: 'Ирина Тихоструй целый час рисует каретный двор, пока уходит свет, и зовёт рисовать рядом.',
    en: 'For an hour, while the light goes, Irina Tikhostruy draws the carriage yard and invites others to draw beside her.',
  },
  description: {
    ru: [
      'На каждом листе она ставит не дату, а час, и за этот час успеет сделать шесть листов. Свет будет меняться быстрее, чем рука: в этом и смысл.',
      'Складные стулья, планшеты и карандаши ждут у стены. Учить никого не станут, поправлять тоже, но подойти и спросить можно. Если пойдёт дождь, перейдём под навес у ворот.',
    ],
    en: [
      'She marks her sheets not with the date but with the hour, and in this hour will have time for six of them. The light will change faster than the hand, which is the point.',
      'Folding stools, boards and pencils are waiting by the wall. Nobody will be taught or corrected, though you may come up and ask. If it rains, we move under the shelter by the gate.',
    ],
  },
  speakerIds: [9],
  capacity: null,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
