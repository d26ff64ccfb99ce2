import type { Both, PageRecord } from '../types.ts'

const fairPicture: Both = {
  ru: 'Изображение: ярмарка «Портик»',
  en: 'Image: Portico fair',
}

export default {
  key: 'press',
  title: { ru: 'Прессе', en: 'Press' },
  lead: {
    ru: 'Релизы, изображения с подписями и люди, которые отвечают на вопросы.',
    en: 'Releases, captioned pictures, and people who answer questions.',
  },
  description: {
    ru: 'Прессе о ярмарке «Портик»: пресс-релизы, изображения залов и работ с подписями, как указывать авторство, аккредитация и адрес для вопросов.',
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
      link: {
        to: '/media/',
        label: {
          ru: '[[before mediaAccreditation: Получить аккредитацию || Об аккредитации]]',
          en: '[[before mediaAccreditation: Apply for accreditation || About accreditation]]',
        },
      },
    },
    {
      kind: 'press-kit',
      title: { ru: 'Материалы для прессы', en: 'Press materials' },
      text: {
        ru: 'Виды залов и работы участников для печати: 300 точек на дюйм, по длинной стороне от 30 см, подпись записана и в самом файле. Публикуйте их бесплатно в материалах о ярмарке, с указанной подписью, без кадрирования и без текста поверх изображения.',
        en: 'Views of the halls and works by exhibitors at print size: 300 dpi, at least 30 cm on the long side, with the credit written into the file as well. They may be published free of charge in coverage of the fair, with the credit given, uncropped and without text laid over the image.',
      },
      files: [
        {
          name: { ru: 'Большой зал', en: 'The great hall' },
          about: {
            ru: 'Сводчатый зал с верхним светом.',
            en: 'The vaulted hall with its skylights.',
          },
          picture: 'views/view-01.jpg',
          credit: fairPicture,
        },
        {
          name: { ru: 'Зал скульптуры', en: 'The sculpture hall' },
          about: {
            ru: 'Бюсты, торс и бронза на постаментах, за арками — живопись.',
            en: 'Busts, a torso and bronze on plinths; painting beyond the arches.',
          },
          picture: 'views/view-04.jpg',
          credit: fairPicture,
        },
        {
          name: { ru: 'Лекторий', en: 'The lecture hall' },
          about: {
            ru: 'Лекция в полукруге за ротондой.',
            en: 'A talk in the semicircle behind the rotunda.',
          },
          picture: 'views/view-06.jpg',
          credit: fairPicture,
        },
        {
          name: { ru: 'Портик вечером', en: 'The portico in the evening' },
          about: {
            ru: 'Освещённый портик Старого Манежного двора, вид с набережной.',
            en: 'The lit portico of the Old Manège Court, seen from the embankment.',
          },
          picture: 'views/view-09.jpg',
          credit: fairPicture,
        },
        {
          name: { ru: 'Портал', en: 'Portal' },
          about: {
            ru: 'Вырезанная бумага, коллаж, 52 × 39 см, 2024.',
            en: 'Cut paper, collage, 52 × 39 cm, 2024.',
          },
          picture: 'works/work-042.jpg',
          credit: { ru: '© Ольга Обручина', en: '© Olga Obruchina' },
        },
        {
          name: { ru: 'Дерево на холме', en: 'Tree on the Hill' },
          about: {
            ru: 'Линогравюра, три доски, 56 × 45 см, 2024.',
            en: 'Linocut, three blocks, 56 × 45 cm, 2024.',
          },
          picture: 'works/work-023.jpg',
          credit: { ru: '© Ксения Яровчук', en: '© Ksenia Yarovchuk' },
        },
        {
          name: { ru: 'Равновесие', en: 'Balance' },
          about: {
            ru: 'Холст, масло, 90 × 72 см, 2021.',
            en: 'Oil on canvas, 90 × 72 cm, 2021.',
          },
          picture: 'works/work-045.jpg',
          credit: { ru: '© Марк Кедрач, «Высокая линия»', en: '© Mark Kedrach, Upper Line' },
        },
        {
          name: { ru: 'Птица на ветке', en: 'Bird on a Branch' },
          about: {
            ru: 'Смальта, золото, 70 × 56 см, 2023.',
            en: 'Smalti and gold mosaic, 70 × 56 cm, 2023.',
          },
          picture: 'works/work-056.jpg',
          credit: { ru: '© Ануш Вардумян', en: '© Anush Vardumyan' },
        },
      ],
    },
    {
      kind: 'index',
      as: 'label',
      title: { ru: 'Справка для редакций', en: 'Fact sheet' },
      items: [
        {
          title: { ru: 'Что', en: 'What' },
          text: {
            ru: 'Третья ярмарка академического искусства «Портик»: около 70 стендов, 62 события, 24 спикера.',
            en: 'The third Portico academic art fair: about 70 stands, 62 events, 24 speakers.',
          },
        },
        {
          title: { ru: 'Пресс-показ', en: 'Press preview' },
          text: {
            ru: '{vipDay}, с 16 до 18 часов, по карточке аккредитации. Стенды уже собраны, участники на местах.',
            en: '{vipDay}, from 4 to 6 pm, with an accreditation card. The stands are ready and the exhibitors at them.',
          },
        },
        {
          title: { ru: 'Для всех', en: 'For everyone' },
          text: {
            ru: '{visitorDays}, {visitorHours}, Москва, Каретная наб., 7.',
            en: '{visitorDays}, {visitorHours}, 7 Karetnaya Embankment, Moscow.',
          },
        },
        {
          title: { ru: 'Прошлая ярмарка', en: 'The previous fair' },
          text: {
            ru: 'Весной: 58 стендов, 12 300 посетителей, 270 проданных работ.',
            en: 'In spring: 58 stands, 12,300 visitors, 270 works sold.',
          },
        },
        {
          title: { ru: 'Каталог', en: 'Catalogue' },
          text: {
            ru: 'Редакциям — бесплатно, на стойке прессы или файлом по запросу.',
            en: 'Free for editors, at the press desk or as a file on request.',
          },
        },
      ],
    },
    {
      kind: 'work',
      title: { ru: 'Для обложки', en: 'For a cover' },
      text: {
        ru: 'Если нужен один лист, который объяснит всё остальное, возьмите этот: арка за аркой, а в глубине красный круг. Файл лежит среди материалов выше.',
        en: 'If you need a single sheet that explains the rest, take this one: arch within arch, and a red disc at the end of them. The file is among the materials above.',
      },
      work: {
        number: 27,
        author: { ru: 'Ольга Обручина', en: 'Olga Obruchina' },
        title: { ru: 'Портал', en: 'Portal' },
        year: 2024,
        technique: { ru: 'вырезанная бумага, коллаж', en: 'cut paper, collage' },
        heightCm: 52,
        widthCm: 39,
        picture: 'works/work-042.jpg',
      },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Пригодится', en: 'See also' },
      items: [
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'Кто, где и в котором часу', en: 'Who, where and at what time' },
          to: '/program/',
        },
        {
          title: { ru: 'Премия', en: 'Award' },
          text: {
            ru: '[[before awardCeremony: Лауреатов назовут {awardAnnouncedOn} || Лауреаты названы {awardAnnouncedOn}]]',
            en: '[[before awardCeremony: The winners will be named on {awardAnnouncedOn} || The winners were named on {awardAnnouncedOn}]]',
          },
          to: '/award/',
        },
        {
          title: { ru: 'Контакты', en: 'Contact' },
          text: { ru: 'Отдел прессы и остальные', en: 'The press office and the others' },
          to: '/contacts/',
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отдел прессы', en: 'Press office' },
      text: {
        ru: 'Пресс-секретарь ярмарки — Василиса Купавина. Интервью, съёмка в залах, изображения, которых нет на этой странице: напишите, к какому дню нужно.',
        en: 'The fair’s press officer is Vasilisa Kupavina. Interviews, filming in the halls, pictures that are not on this page: tell us by which day you need them.',
      },
      departments: ['press'],
    },
  ],
} satisfies PageRecord
