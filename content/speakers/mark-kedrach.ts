import type { SpeakerRecord } from '../types.ts'

export default {
  id: 13,
  firstName: { ru: 'Марк', en: 'Mark' },
  lastName: { ru: 'Кедрач', en: 'Kedrach' },
  role: 'artist',
  occupation: { ru: 'живописец', en: 'painter' },
  city: { ru: 'Москва', en: 'Moscow' },
  lead: {
    ru: 'Пишет плоскостями и уверен, что беспредметной картине тоже нужна натура.',
    en: 'Paints in planes and is certain that a non-objective picture needs a model too.',
  },
  biography: {
    ru: [
      'Кедрач вырос в посёлке при кирпичном заводе. Первой палитрой ему служили цвета обжига — от бледного недожога до чёрного железняка.',
      'В академической мастерской он девять лет писал фигуру и до сих пор считает эти годы главными. Человек из картин потом ушёл, но остались его вес, наклон и опора. О них — цикл «Равновесие», начатый в 2012 году; три картины из него хранят музеи Екатеринбурга и Перми.',
      'Прежде чем взяться за холст, Кедрач складывает постановку из брусков и досок и ждёт, пока она рухнет. Пишет то, что было за секунду до падения. Линейкой не пользуется: край плоскости, по его словам, должен помнить руку.',
      'На вечернем отделении Школы рисунка на Каменной слободе он ведёт композицию. Любимое задание — уравновесить большое красное пятно маленьким чёрным; студенты прозвали его «аптекой».',
    ],
    en: [
      'Kedrach grew up in a settlement beside a brickworks. His first palette was the colours of the kiln, from pale underfired clay to black clinker.',
      'He spent nine years painting the figure in an academic studio, and still thinks of them as the years that matter. Later the human being left his pictures, but the weight, the lean and the support remained. They are the subject of “Balance”, a cycle begun in 2012; three pictures from it are in the museums of Yekaterinburg and Perm.',
      'Before touching a canvas he stacks up a motif of beams and boards and waits for it to collapse. What he paints is the second before the fall. He does not use a ruler: the edge of a plane, he says, ought to remember the hand.',
      'He teaches composition in the evening department of the Kamennaya Sloboda School of Drawing. His favourite exercise is to balance a large red patch with a small black one; the students call it “the pharmacy”.',
    ],
  },
  picture: 'people/person-24.jpg',
} satisfies SpeakerRecord
