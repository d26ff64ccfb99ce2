import { releasesA } from './press-a.ts'
import { releasesB } from './press-b.ts'
import type { Block, Both, ReleaseSeed } from './types.ts'

/** The pictures of the press page; it shows them as they stand here. */
export type PressKit = Omit<Extract<Block, { kind: 'press-kit' }>, 'kind'>

/** From the first announcement to the last before the fair. */
export const releases: ReleaseSeed[] = [...releasesA, ...releasesB]

const fairPhotograph: Both = {
  ru: 'Снимок: ярмарка «Портик», фотолаборатория «Полутон»',
  en: 'Photograph: Portico fair, Poluton laboratory',
}

export const pressKit: PressKit = {
  title: { ru: 'Материалы для прессы', en: 'Press materials' },
  text: {
    ru: 'Виды залов и работы участников в исходном размере. Публикуйте их бесплатно в материалах о ярмарке, с указанной подписью, без кадрирования и без текста поверх изображения.',
    en: 'Views of the halls and works by exhibitors, in their original size. They may be published free of charge in coverage of the fair, with the credit given, uncropped and without text laid over the image.',
  },
  files: [
    {
      name: { ru: 'Большой зал', en: 'The great hall' },
      about: {
        ru: 'Сводчатый зал с верхним светом в часы посещения.',
        en: 'The vaulted hall with its skylights, during visiting hours.',
      },
      picture: 'views/view-01.jpg',
      credit: fairPhotograph,
    },
    {
      name: { ru: 'Зал скульптуры', en: 'The sculpture hall' },
      about: {
        ru: 'Бюсты, торс и бронза на постаментах, за арками — живопись.',
        en: 'Busts, a torso and bronze on plinths; painting beyond the arches.',
      },
      picture: 'views/view-04.jpg',
      credit: fairPhotograph,
    },
    {
      name: { ru: 'Лекторий', en: 'The lecture hall' },
      about: { ru: 'Лекция в полукруге за ротондой.', en: 'A talk in the semicircle behind the rotunda.' },
      picture: 'views/view-06.jpg',
      credit: fairPhotograph,
    },
    {
      name: { ru: 'Двор ночью', en: 'The courtyard at night' },
      about: {
        ru: 'Освещённый портик Старого Манежного двора.',
        en: 'The lit portico of the Old Manège Court.',
      },
      picture: 'views/view-09.jpg',
      credit: fairPhotograph,
    },
    {
      name: { ru: 'Урок: куб, шар, амфора', en: 'Lesson: Cube, Sphere, Amphora' },
      about: {
        ru: 'Гравюра резцом на меди, 48 × 38 см, 2021.',
        en: 'Copperplate engraving, 48 × 38 cm, 2021.',
      },
      picture: 'works/work-001.jpg',
      credit: { ru: '© Анна Велигор, «Бумажный ордер»', en: '© Anna Veligor, Paper Order' },
    },
    {
      name: { ru: 'Длинная тень', en: 'Long Shadow' },
      about: { ru: 'Офорт синей краской, 52 × 42 см, 2023.', en: 'Etching in blue ink, 52 × 42 cm, 2023.' },
      picture: 'works/work-008.jpg',
      credit: { ru: '© Лев Овсяник', en: '© Lev Ovsyanik' },
    },
    {
      name: { ru: 'Обрубовка', en: 'Planes of the Head' },
      about: {
        ru: 'Сангина, мел, тонированная бумага, 60 × 48 см, 2024.',
        en: 'Sanguine and white chalk on toned paper, 60 × 48 cm, 2024.',
      },
      picture: 'works/work-013.jpg',
      credit: {
        ru: '© Глеб Темряков, Верхневолжское художественное училище',
        en: '© Gleb Temryakov, Upper Volga Art School',
      },
    },
    {
      name: { ru: 'Лестница к портику', en: 'Stair to the Portico' },
      about: {
        ru: 'Бумага, тушь, отмывка, 74 × 74 см, 2024.',
        en: 'Ink and wash on paper, 74 × 74 cm, 2024.',
      },
      picture: 'works/work-060.jpg',
      credit: { ru: '© Роман Лозняк', en: '© Roman Loznyak' },
    },
  ],
}
