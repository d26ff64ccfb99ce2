import type { SpeakerRecord } from '../types.ts'

export default {
  id: 11,
  firstName: { ru: 'Нина', en: 'Nina' },
  lastName: { ru: 'Корабейная', en: 'Korabeynaya' },
  role: 'artist',
  occupation: { ru: 'виолончелистка', en: 'cellist' },
  city: { ru: 'Саратов', en: 'Saratov' },
  lead: {
    ru: 'Играет в музейных залах и выбирает программу по высоте потолка.',
    en: 'Plays in museum galleries and chooses her programme by the height of the ceiling.',
  },
  biography: {
    ru: [
      'Музею Корабейная первым делом задаёт вопрос, из чего сделан пол. Дуб возвращает низкие ноты, мрамор съедает паузы, а старый линолеум, по её наблюдению, лучше всего переносит сарабанду.',
      'Она окончила Нижневолжскую музыкальную академию и одиннадцать лет играла в оркестре, последние шесть — за первым пультом. Ушла ради собственного цикла «Одна картина — одна сюита»: слушатели сидят лицом к полотну, музыкант — у них за спиной.',
      'За семь сезонов цикл побывал в тридцати музеях, и во многих это был первый концерт. Вместе с рисовальщиком Ириной Тихоструй Корабейная устраивает вечера, на которых музыка и рисунок начинаются и заканчиваются одновременно.',
      'Просьба к публике у неё одна: первые четыре минуты не фотографировать. Столько нужно глазам, чтобы перестать торопиться.',
    ],
    en: [
      'The first thing Korabeynaya asks a museum is what the floor is made of. Oak gives back the low notes, marble swallows the rests, and old linoleum, in her experience, is kindest to a sarabande.',
      'She trained at the Lower Volga Academy of Music and played in an orchestra for eleven years, the last six of them at the first desk. She left for a cycle of her own, “One Picture, One Suite”: the audience sits facing the canvas, the musician behind their backs.',
      'In seven seasons the cycle has visited thirty museums, and for many of them it was the first concert ever given there. With the draughtswoman Irina Tikhostruy she holds evenings at which the music and the drawing begin and end at the same moment.',
      'She makes one request of the public: no photographs for the first four minutes. That is how long the eyes need to stop hurrying.',
    ],
  },
  picture: 'people/person-13.jpg',
} satisfies SpeakerRecord
