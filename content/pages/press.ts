import type { Both, PageRecord } from '../types.ts'

const fairPhotograph: Both = {
  ru: 'Снимок: ярмарка «Портик», фотолаборатория «Полутон»',
  en: 'Photograph: Portico fair, Poluton laboratory',
}

export default {
  key: 'press',
  title: { ru: 'Прессе', en: 'Press' },
  lead: {
    ru: 'Релизы, снимки с подписями и люди, которые отвечают на вопросы.',
    en: 'Releases, captioned pictures, and people who answer questions.',
  },
  description: {
    ru: 'Прессе о ярмарке «Портик»: пресс-релизы, снимки залов и работ с подписями, как указывать авторство, аккредитация и адрес для вопросов.',
    en: 'Press page of the Portico fair: releases, pictures of the halls and works with captions, how to give credit, accreditation, and where to write.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: '«Портик» — ярмарка академического искусства в Москве, {fairDates}. Около 70 стендов, шесть разделов, один отбор для всех.',
        en: 'Portico is an academic art fair in Moscow, {fairDates}. About 70 stands, six sections, one selection for all.',
      },
      aside: {
        ru: 'Этот абзац можно брать целиком. По-русски название пишут в кавычках, по-английски — без них.',
        en: 'You may use this paragraph as it stands. In Russian the name takes quotation marks, in English none.',
      },
      link: { to: '/media/', label: { ru: 'Получить аккредитацию', en: 'Apply for accreditation' } },
    },
    {
      kind: 'press-kit',
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
          about: {
            ru: 'Лекция в полукруге за ротондой.',
            en: 'A talk in the semicircle behind the rotunda.',
          },
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
          about: {
            ru: 'Офорт синей краской, 52 × 42 см, 2023.',
            en: 'Etching in blue ink, 52 × 42 cm, 2023.',
          },
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
    },
    {
      kind: 'work',
      title: { ru: 'Для обложки', en: 'For a cover' },
      text: {
        ru: 'Если нужен один лист, который объяснит всё остальное, возьмите этот: солнце, тень и обломки ордера.',
        en: 'If you need a single sheet that explains the rest, take this one: sun, shadow and the remains of an order.',
      },
      work: {
        number: 39,
        author: { ru: 'Лев Овсяник', en: 'Lev Ovsyanik' },
        title: { ru: 'Полдень в руинах', en: 'Noon among Ruins' },
        year: 2022,
        technique: { ru: 'офорт синей краской', en: 'etching in blue ink' },
        heightCm: 44,
        widthCm: 55,
        picture: 'works/work-007.jpg',
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Пригодится', en: 'Useful' },
      items: [
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'Кто, где и в котором часу', en: 'Who, where and at what time' },
          to: '/program/',
        },
        {
          title: { ru: 'Премия', en: 'Award' },
          text: {
            ru: 'Лауреатов назовут {awardAnnouncedOn}',
            en: 'The winners will be named on {awardAnnouncedOn}',
          },
          to: '/award/',
        },
        {
          title: { ru: 'Контакты', en: 'Contacts' },
          text: { ru: 'Отдел прессы и остальные', en: 'The press office and the others' },
          to: '/contacts/',
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отдел прессы', en: 'Press office' },
      text: {
        ru: 'Интервью, съёмка в залах, снимки, которых нет на этой странице: напишите, к какому дню нужно.',
        en: 'Interviews, filming in the halls, pictures that are not on this page: tell us by which day you need them.',
      },
      departments: ['press'],
    },
  ],
} satisfies PageRecord
