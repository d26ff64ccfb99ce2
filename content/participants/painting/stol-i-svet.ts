import type { ParticipantRecord } from '../../types.ts'

export default {
  slug: 'stol-i-svet',
  number: 3,
  name: { ru: 'Стол и свет', en: 'Table and Light' },
  type: 'gallery',
  city: { ru: 'Нижний Новгород', en: 'Nizhny Novgorod' },
  section: 'painting',
  stand: 'A-03',
  lead: {
    ru: 'Галерея одного жанра: только натюрморт, зато во всех техниках.',
    en: 'A gallery of one genre: nothing but still life, though in every medium.',
  },
  about: {
    ru: [
      'Основательница галереи, в прошлом технолог фарфорового завода, собирает не только картины, но и то, что на них написано: кувшины, бутыли и скатерти художники приносят вместе с холстами. Один зелёный кувшин она знает в лицо по работам пяти разных авторов.',
      'Главная гостья стенда — Агния Рукавцова, реставратор по профессии и акварелист по утрам. «Завтрак реставратора» написан до начала рабочего дня, за тем же столом, где потом лежали чужие картины. Груша в нём гипсовая; она здесь же, на полке, и её можно взять в руки.',
    ],
    en: [
      'The founder, once a technologist at a porcelain factory, collects not only paintings but what is painted in them: artists bring her the jugs, bottles and tablecloths along with the canvases. There is a green jug she knows by sight from the work of five different hands.',
      'The guest of honour is Agnia Rukavtsova, a conservator by profession and a watercolourist in the mornings. “The Restorer’s Breakfast” was painted before working hours, at the table where other people’s pictures would lie later in the day. The pear in it is plaster; it is here on the shelf, and you may pick it up.',
    ],
  },
  artists: ['agniya-rukavtsova', 'platon-volkov', 'inna-kalinina'],
  email: 'hello@stol-i-svet.example',
  website: 'https://stol-i-svet.example',
  works: [
    {
      picture: 'works/work-038.jpg',
      artist: 'agniya-rukavtsova',
      mark: 'free',
      priceRoubles: 65_000,
    },
  ],
} satisfies ParticipantRecord
