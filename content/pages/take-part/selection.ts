import type { PageRecord } from '../../types.ts'

export default {
  key: 'selection',
  title: { ru: 'Этапы отбора', en: 'Selection stages' },
  lead: {
    ru: 'Шесть шагов от заявки до этикетки на стене. [[before nextApplications: Последний день подачи заявок на ярмарку {openFair} года — {nextApplicationsUntil} года. || Приём заявок на ярмарку {openFair} года закрыт.]]',
    en: 'Six steps from the application to the label on the wall. [[before nextApplications: The last day to apply for the fair of {openFair} is {nextApplicationsUntil}. || Applications for the fair of {openFair} are closed.]]',
  },
  description: {
    ru: 'Как отбирают участников ярмарки «Портик»: шесть этапов — заявка, рассмотрение, ответ совета, выбор стенда, оплата и материалы для каталога.',
    en: 'How exhibitors of the Portico fair are selected: six stages – application, review, the council’s answer, the choice of a stand, payment and materials.',
  },
  blocks: [
    {
      kind: 'steps',
      title: { ru: 'Шесть этапов', en: 'Six stages' },
      items: [
        {
          title: { ru: 'Заявка', en: 'Application' },
          text: {
            ru: '[[before nextApplicationsOpen: Приём заявок на ярмарку {openFair} года откроется {nextApplicationsFrom} года. || ]] [[before nextApplications: Последний день — {nextApplicationsUntil} года. || Приём заявок на ярмарку {openFair} года закрыт.]] Заявку заполняют в личном кабинете, приглашение для этого не нужно. Расскажите, кто вы, что покажете и какая мысль объединяет стенд. Черновик сохраняется сам; отправьте его, когда будете им довольны.',
            en: '[[before nextApplicationsOpen: Applications for the fair of {openFair} open on {nextApplicationsFrom}. || ]] [[before nextApplications: The last day is {nextApplicationsUntil}. || Applications for the fair of {openFair} are closed.]] You complete it in your account, and no invitation is needed. Tell us who you are, what you will show and what idea holds the stand together. The draft saves itself; submit it when you are happy with it.',
          },
        },
        {
          title: { ru: 'Рассмотрение', en: 'Review' },
          text: {
            ru: 'Кураторский совет смотрит работы и читает концепцию. Если чего-то не хватает, он пишет, чего именно, и возвращает заявку вам; после правки она снова идёт на рассмотрение.',
            en: 'The curatorial council looks at the works and reads the concept. If something is missing, it says what and returns the application to you; once amended, it goes back for review.',
          },
        },
        {
          title: { ru: 'Ответ', en: 'Answer' },
          text: {
            ru: '[[before nextAnswers: Придёт до {nextAnswersBy}. || Ответы разосланы.]] После положительного ответа вам откроется план стендов. К отрицательному совет прилагает причину: с другим стендом можно прийти на следующую ярмарку.',
            en: '[[before nextAnswers: You will have it by {nextAnswersBy}. || The answers have been sent.]] After a yes the plan of stands opens to you. A no comes with a reason: you may try the next fair with a different stand.',
          },
        },
        {
          title: { ru: 'Стенд', en: 'Stand' },
          text: {
            ru: '[[before nextStandsChosen: Выбор идёт {nextStandChoice}, по очередям: первыми те, чью заявку совет оценил выше. || Выбор прошёл {nextStandChoice}, по очередям: первыми те, чью заявку совет оценил выше.]] Свободный стенд закрепляется за вами на 72 часа, и в это время его никто не займёт.',
            en: '[[before nextStandsChosen: Stands are chosen {nextStandChoice}, turn by turn: those the council rated higher come first. || Stands were chosen {nextStandChoice}, turn by turn: those the council rated higher came first.]] The stand you choose is held for you for 72 hours, and during that time no one else can take it.',
          },
        },
        {
          title: { ru: 'Оплата', en: 'Payment' },
          text: {
            ru: 'Участие стоит от {standsFrom}. Платят картой, через систему быстрых платежей (СБП) или по счёту; какой способ подойдёт, зависит от суммы, и кабинет это подскажет.',
            en: 'Taking part costs from {standsFrom}. You pay by card, through the faster payments system (SBP) or by invoice; which of these is possible depends on the amount, and your account will tell you.',
          },
        },
        {
          title: { ru: 'Материалы', en: 'Materials' },
          text: {
            ru: '[[before nextMaterials: До {nextMaterialsUntil} загрузите в кабинете тексты, фотографии и подписи к работам. || Тексты, фотографии и подписи к работам принимали до {nextMaterialsUntil}.]] Из них получаются страница на сайте, запись в каталоге и этикетки на стенде.',
            en: '[[before nextMaterials: Upload texts, photographs and captions in your account by {nextMaterialsUntil}. || Texts, photographs and captions were due by {nextMaterialsUntil}.]] They become your page on this site, your catalogue entry and the labels on your stand.',
          },
        },
      ],
    },
    {
      kind: 'nuance',
      title: { ru: 'Что важно в заявке', en: 'What matters in an application' },
      items: [
        {
          title: { ru: 'Снимки', en: 'Photographs' },
          text: {
            ru: 'Снимайте при дневном свете, без рамы и бликов, по одному изображению на работу; для скульптуры выберите самый ясный вид. Совет решает по тому, что видит, и плохой снимок вредит хорошей вещи больше, чем плохой текст.',
            en: 'Take them in daylight, unframed and without glare, one image per work; for sculpture choose the clearest view. The council decides by what it sees, and a bad photograph harms a good piece more than a bad text does.',
          },
        },
        {
          title: { ru: 'Подписи', en: 'Captions' },
          text: {
            ru: 'Автор, название, год, техника, размер: сначала высота, потом ширина. Если вы не уверены, как назвать технику, опишите её словами — экспертный совет поможет найти точное название.',
            en: 'Artist, title, date, medium, dimensions: height first, then width. If you are not sure what to call the medium, describe it in words; the expert council will help to find the exact term.',
          },
        },
        {
          title: { ru: 'Концепция', en: 'Concept' },
          text: {
            ru: 'Трёх абзацев достаточно: почему именно эти вещи вместе, как они будут стоять, на что смотреть в первую очередь.',
            en: 'Three paragraphs are enough: why these works belong together, how they will be placed, what to look at first.',
          },
        },
      ],
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Кто решает и что дальше', en: 'Who decides, and what comes next' },
      items: [
        {
          title: { ru: 'Кураторский совет', en: 'Curatorial council' },
          text: {
            ru: 'Семь человек, которые читают заявки',
            en: 'The seven people who read the applications',
          },
          to: '/curatorial-council/',
        },
        {
          title: { ru: 'Экспонентам', en: 'For exhibitors' },
          text: { ru: 'Стенды, цена, что входит в участие', en: 'Stands, price, what is included' },
          to: '/exhibitor/',
        },
      ],
    },
  ],
} satisfies PageRecord
