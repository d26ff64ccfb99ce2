import { awardPage } from './pages-award.ts'
import { homePage } from './pages-home.ts'
import type { PageSeed } from './types.ts'

const speakersPage: PageSeed = {
  key: 'speakers',
  title: { ru: 'Спикеры', en: 'Speakers' },
  lead: {
    ru: 'Историки, художники, кураторы, реставраторы и педагоги. Читают лекции, спорят и рисуют при вас.',
    en: 'Historians, artists, curators, restorers and teachers. They lecture, argue and draw before your eyes.',
  },
  description: {
    ru: 'Спикеры ярмарки «Портик»: историки искусства, художники, кураторы, реставраторы и педагоги. Биографии и участие в программе, {fairDates}.',
    en: 'Speakers of the Portico fair: art historians, artists, curators, restorers and teachers. Biographies and programme, {fairDates}.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как их услышать', en: 'How to hear them' },
      paragraphs: {
        ru: [
          'На лекции и дискуссии можно прийти по входному билету. На мастер-классы нужна регистрация: мест столько, сколько мольбертов. Авторскую экскурсию выбирают вместе с билетом.',
          'Откройте имя, чтобы прочитать о человеке подробнее. Его события появятся там же вместе с программой.',
        ],
        en: [
          'Your entrance ticket admits you to lectures and discussions. Master classes need registration: there are as many places as there are easels. An author’s tour is chosen together with the ticket.',
          'Open a name to read more about the person. Their events are on the same page: day, hour and hall.',
        ],
      },
    },
  ],
}

const mapPage: PageSeed = {
  key: 'map',
  title: { ru: 'План ярмарки', en: 'Floor plan' },
  lead: {
    ru: 'Два зала, ротонда между ними и галереи у вестибюля. Всё, что есть на плане, есть и в списке.',
    en: 'Two halls, a rotunda between them, and galleries beside the vestibule. Whatever is on the plan is in the list as well.',
  },
  description: {
    ru: 'План ярмарки «Портик» в Старом Манежном дворе: стенды по разделам, лекторий, мастерские, детская территория, кафе и путь без ступеней.',
    en: 'Floor plan of the Portico fair at the Old Manège Court: stands by section, lecture hall, workshops, children’s area, café and step-free way.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как найти стенд', en: 'How to find a stand' },
      paragraphs: {
        ru: [
          'Код стенда состоит из буквы раздела и номера: C-07 — графика, седьмой стенд. Живопись и графика занимают левый зал, скульптура — ротонду, декоративное искусство и школы — правый зал, книга — галереи по обе стороны вестибюля.',
          'Выберите стенд на плане или в списке: появятся имя, страница участника и путь от входа. Сердечко кладёт стенд в ваш план, а по отмеченному можно проложить один маршрут.',
          'Вход без ступеней — со двора, слева от портика, рядом с детской территорией. Путь оттуда к стендам, в ротонду, в лекторий и в кафе отмечен на плане точками. Если вам понадобится помощь, напишите или позвоните нам заранее.',
        ],
        en: [
          'A stand’s code is the letter of its section and a number: C-07 is works on paper, stand seven. Painting and works on paper are in the left-hand hall, sculpture is in the rotunda, applied art and schools are in the right-hand hall, and books are in the galleries on either side of the vestibule.',
          'Choose a stand on the plan or in the list: its name, the exhibitor’s page and the way from the entrance appear. The heart puts a stand into your plan, and one route can be laid through everything you have marked.',
          'The step-free entrance is from the courtyard, to the left of the portico, beside the children’s area. The way from there to the stands, the rotunda, the lecture hall and the café is dotted on the plan. Should you need help, write or ring us beforehand.',
        ],
      },
    },
  ],
}

const thanksPage: PageSeed = {
  key: 'thanks',
  title: { ru: 'Спасибо!', en: 'Thank you!' },
  lead: {
    ru: 'Мы получили вашу форму и сохранили её.',
    en: 'We have received your form and put it safely on file.',
  },
  description: {
    ru: 'Форма отправлена. Что будет дальше и куда заглянуть, пока мы готовим ответ.',
    en: 'Your form has been sent. What happens next, and where to look while we prepare an answer.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Что дальше', en: 'What happens next' },
      paragraphs: {
        ru: [
          'Сообщение попадёт к тому, кто отвечает за эту тему. Если нужен ответ, мы пришлём его на адрес, который вы указали; если останутся вопросы — напишем или позвоним.',
          'Отправлять форму второй раз не нужно. Заметили ошибку или хотите дополнить — напишите нам, адрес и телефон есть внизу страницы.',
        ],
        en: [
          'Your message will go to the person responsible for the subject. If it calls for an answer, we shall send one to the address you gave; if we have questions, we shall write or ring.',
          'There is no need to send the form again. If you have noticed a mistake or would like to add something, write to us: the address and the telephone number are at the foot of this page.',
        ],
      },
    },
    {
      kind: 'work',
      title: { ru: 'А пока', en: 'In the meantime' },
      text: {
        ru: 'Познакомьтесь со спикерами или посмотрите, как устроены залы.',
        en: 'Meet the speakers, or see how the halls are arranged.',
      },
      work: {
        number: 12,
        author: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
        title: { ru: 'Лестница к портику', en: 'Stair to the Portico' },
        year: 2024,
        technique: { ru: 'бумага, тушь, отмывка', en: 'ink and wash on paper' },
        heightCm: 74,
        widthCm: 74,
        picture: 'works/work-060.jpg',
      },
    },
  ],
}

export const pages: PageSeed[] = [homePage, speakersPage, awardPage, mapPage, thanksPage]
