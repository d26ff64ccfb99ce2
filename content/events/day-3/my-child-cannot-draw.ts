import type { EventRecord } from '../../types.ts'

export default {
  slug: 'my-child-cannot-draw',
  day: 3,
  from: '11:30',
  to: '12:45',
  hall: 'small-stage',
  format: 'discussion',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: {
    ru: '«Мой ребёнок не умеет рисовать»: разговор с родителями',
    en: '“My child cannot draw”: a conversation with parents',
  },
  summary: {
    ru: 'Три преподавателя отвечают на вопросы взрослых о рисовании, терпении и тройках в дневнике.',
    en: 'Three teachers answer adults’ questions about drawing, patience and middling marks at school.',
  },
  description: {
    ru: [
      'Мария Ольшаница расскажет, что делать с фразой «у меня не получается». Антон Журавец — чему реально научить за час в неделю. Глеб Темряков вспомнит взрослых учеников, которым в детстве сказали, что у них нет способностей.',
      'Дети в это время могут заниматься рядом, на детской территории. Рисунки просим не приносить на оценку: здесь их не ставят.',
    ],
    en: [
      'Maria Olshanitsa will say what to do with the words “I can’t do it”. Anton Zhuravets will say what can really be taught in one hour a week. Gleb Temryakov will recall grown-up pupils who were told as children that they had no gift.',
      'Meanwhile the children may work close by, in the children’s area. Please do not bring drawings to be marked: no marks are given here.',
    ],
  },
  speakerIds: [2, 20, 22],
  capacity: 60,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
