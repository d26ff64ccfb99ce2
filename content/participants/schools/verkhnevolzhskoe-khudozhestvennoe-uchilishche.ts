import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'verkhnevolzhskoe-khudozhestvennoe-uchilishche',
  number: 50,
  name: { ru: 'Верхневолжское художественное училище', en: 'Upper Volga Art School' },
  type: 'school',
  city: { ru: 'Ярославль', en: 'Yaroslavl' },
  section: 'schools',
  stand: 'E-02',
  lead: {
    ru: 'Показывает, как голова складывается из плоскостей, на листах Глеба Темрякова и его учеников.',
    en: 'Shows how a head is put together out of planes, in sheets by Gleb Temryakov and his pupils.',
  },
  about: {
    ru: [
      'Голову здесь сначала изучают на ощупь, и через обрубовку проходят все отделения, включая будущих керамистов и реставраторов мебели. На экзамене студент защищает свой лист, а потом объясняет, что поправил бы в нём через год.',
      'По обыкновению Темряков повесил две свои работы среди чужих. Ученических листов на стенде тридцать четыре, и лучшие, по мнению кафедры, сделаны на втором месяце обучения, пока рука ещё удивляется.',
      'Училище основано в 1921 году. Шесть отделений, двести десять студентов, обучение длится четыре года.',
    ],
    en: [
      'A head is first studied here by touch, and the exercise of breaking it into planes is set to every department, future potters and furniture conservators included. At the examination students defend their sheet and then explain what they would correct in it a year from now.',
      'As is his habit, Temryakov has hung two works of his own among those of his pupils. There are thirty-four of theirs on the stand, and the best, in the opinion of his colleagues, were made in the second month of study, while the hand was still surprised.',
      'The school was founded in 1921. It has six departments and two hundred and ten students; the course takes four years.',
    ],
  },
  artists: ['gleb-temryakov', 'roza-gilyazova', 'filipp-voronov', 'kira-lebedeva'],
  email: 'risunok@verkhnevolzhskoe.example',
  works: [
    {
      picture: 'works/work-013.jpg',
      artist: 'gleb-temryakov',
      mark: 'free',
      priceRoubles: null,
    },
    {
      picture: 'works/work-014.jpg',
      artist: 'gleb-temryakov',
      mark: 'free',
      priceRoubles: null,
    },
  ],
} satisfies ParticipantRecord
