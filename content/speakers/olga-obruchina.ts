import type { SpeakerRecord } from '../types.ts'

export default {
  id: 3,
  firstName: { ru: 'Ольга', en: 'Olga' },
  lastName: { ru: 'Обручина', en: 'Obruchina' },
  role: 'artist',
  occupation: { ru: 'график', en: 'artist working in paper' },
  city: { ru: 'Казань', en: 'Kazan' },
  lead: {
    ru: 'Складывает пейзаж из бумаги слой за слоем и считает ножницы разновидностью карандаша.',
    en: 'Builds landscapes out of paper, layer upon layer, and regards scissors as a kind of pencil.',
  },
  biography: {
    ru: [
      'Всё началось со студенческой практики: Обручина копировала межевые планы в областном архиве и увидела, что холм на старой карте — это стопка линий. С тех пор она строит пейзаж так, как его чертил бы землемер: по горизонталям, от ближней к дальней.',
      'Училась на отделении книжной графики Поволжской школы искусств, оформила больше тридцати книг, среди них «Словарь равнин», где каждой главе отвечает свой оттенок охры. Бумагу красит сама — чаем, луковой шелухой и землёй, собранной в дороге.',
      'Цвета в её листах немного, зато тень настоящая: между слоями оставлен воздух, и в течение дня работа меняется вместе со светом в зале. Обручина просит вешать свои вещи напротив окна и хотя бы раз зайти к ним вечером.',
    ],
    en: [
      'It began with a student placement: copying boundary surveys in a provincial archive, Obruchina noticed that a hill on an old map is a stack of lines. Ever since, she has built landscape as a surveyor would draw it, by contours, from the nearest to the farthest.',
      'She studied book illustration at the Volga School of Arts and has designed more than thirty books, among them “A Dictionary of Plains”, in which every chapter has its own shade of ochre. She dyes the paper herself, with tea, onion skins and earth gathered on the road.',
      'There is little colour in her sheets, but the shadow is real: air is left between the layers, and in the course of a day the work changes with the light in the room. Obruchina asks for her pieces to be hung opposite a window, and to be visited at least once in the evening.',
    ],
  },
  picture: 'people/person-33.jpg',
} satisfies SpeakerRecord
