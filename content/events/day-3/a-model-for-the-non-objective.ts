import type { EventRecord } from '../../types.ts'

export default {
  slug: 'a-model-for-the-non-objective',
  day: 3,
  from: '18:00',
  to: '19:00',
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru'],
  ageMark: '12+',
  title: { ru: 'Натура беспредметной картины', en: 'A model for the non-objective picture' },
  summary: {
    ru: 'Марк Кедрач складывает на сцене постановку из брусков и показывает, откуда в его картинах берутся вес и наклон.',
    en: 'Mark Kedrach stacks up a motif of wooden beams on stage and shows where the weight and the lean in his pictures come from.',
  },
  description: {
    ru: [
      'Девять лет академической фигуры научили его тому, что равновесие видно раньше, чем предмет. Кедрач построит при зрителях шаткую конструкцию, разберёт её на красное, чёрное и охру и предложит залу решить «аптеку»: большое пятно против малого.',
      'Лекция для тех, кто подозревает, что беспредметную живопись пишут как попало. Бруски упадут обязательно, первый ряд предупреждён.',
    ],
    en: [
      'Nine years of the academic figure taught him that balance is seen before the object is. Kedrach will put up a shaky structure in front of the audience, take it apart into red, black and ochre, and invite the room to solve “the pharmacy”: a large patch against a small one.',
      'A lecture for those who suspect that non-objective painting is done anyhow. The beams are certain to fall; the front row has been warned.',
    ],
  },
  speakerIds: [13],
  capacity: 120,
  priceRoubles: null,
  needsRegistration: false,
} satisfies EventRecord
