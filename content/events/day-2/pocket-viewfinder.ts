import type { EventRecord } from '../../types.ts'

export default {
  slug: 'pocket-viewfinder',
  day: 2,
  from: '13:30',
  to: '14:45',
  hall: 'childrens-area',
  format: 'master-class',
  audience: 'children',
  languages: ['ru'],
  ageMark: '6+',
  title: { ru: 'Карманный видоискатель', en: 'A pocket viewfinder' },
  summary: {
    ru: 'Антон Журавец мастерит с детьми 7–10 лет картонную рамку и выходит с ней на охоту за композицией.',
    en: 'Anton Zhuravets and children of 7–10 make a cardboard frame and take it out hunting for compositions.',
  },
  description: {
    ru: [
      'Рамку вырежем и разметим за двадцать минут. Потом пойдём по залам искать: самый большой предмет, который в неё влезет, самый маленький, который её заполнит, и место, где в рамке не останется ничего, кроме тени.',
      'Три находки каждый перерисует в блокнот. Видоискатель остаётся у автора и работает в любом городе.',
    ],
    en: [
      'Cutting and marking the frame takes twenty minutes. Then we go through the halls in search of the biggest thing that will fit in it, the smallest that will fill it, and a spot where nothing is left in the frame but shadow.',
      'Everyone copies three finds into a sketchbook. The viewfinder stays with its maker and works in any town.',
    ],
  },
  speakerIds: [22],
  capacity: 16,
  priceRoubles: null,
  needsRegistration: true,
} satisfies EventRecord
