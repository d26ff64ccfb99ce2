import type { DocumentRecord } from '../types.ts'

export default {
  slug: 'terms',
  version: 1,
  validFromDaysBefore: 170,
  title: { ru: 'Пользовательское соглашение', en: 'Terms of use' },
  articles: [
    {
      title: { ru: 'О чём это соглашение', en: 'What these terms are about' },
      paragraphs: {
        ru: [
          'Соглашение определяет, как можно пользоваться сайтом ярмарки академического искусства «Портик» (далее — Сайт). Сайт принадлежит АНО «Академический свод» (далее — Организатор).',
          'Начиная пользоваться Сайтом, посетитель принимает соглашение. Покупка билетов регулируется договором-офертой, обработка персональных данных — отдельной политикой и отдельными согласиями: это соглашение их не заменяет.',
        ],
        en: [
          'These terms determine how the site of the Portico academic art fair (the Site) may be used. The Site belongs to Academic Vault (ANO) (the Organiser).',
          'By beginning to use the Site a visitor accepts these terms. The purchase of tickets is governed by the public offer, and the processing of personal data by a separate policy and separate consents, which these terms do not replace.',
        ],
      },
    },
    {
      title: { ru: 'Что доступно без регистрации', en: 'What is open without registration' },
      paragraphs: {
        ru: [
          'Смотреть программу, участников и план, покупать билеты и отправлять формы можно без учётной записи. Заказ открывается по личной ссылке, которая приходит на почту; передавать её другим не следует.',
          'Сайт бесплатен и доступен на русском и английском языках. Есть версия для слабовидящих; если что-то в ней не работает, напишите на hello@portik.example, и мы исправим.',
        ],
        en: [
          'The programme, the participants and the plan may be viewed, tickets bought and forms sent without an account. An order is opened by a personal link that arrives by e-mail and should not be passed on to others.',
          'The Site is free of charge and available in Russian and English. There is an accessible version; if something in it does not work, write to hello@portik.example and it will be put right.',
        ],
      },
    },
    {
      title: { ru: 'Личный кабинет', en: 'Personal account' },
      paragraphs: {
        ru: [
          'Учётная запись нужна экспонентам, соискателям премии, членам жюри и сотрудникам. Вход выполняется по электронной почте и паролю или по ссылке из письма.',
          'Владелец учётной записи отвечает за сохранность пароля и за действия, совершённые под его именем. О постороннем доступе нужно сообщить сразу.',
          'Экспонент подаёт заявку на кураторский отбор, после положительного ответа выбирает стенд, оплачивает его и передаёт материалы. Выбранный стенд закрепляется на 72 часа. Участие стоит от {standsFrom}; порядок и цена отдельного стенда указаны в кабинете.',
        ],
        en: [
          'An account is needed by exhibitors, applicants for the award, members of the jury and staff. One signs in with an e-mail address and a password or by a link sent in a letter.',
          'The holder of an account is responsible for keeping the password safe and for what is done in his or her name. Access by others must be reported at once.',
          'An exhibitor submits an application for curatorial selection and, if the answer is yes, chooses a stand, pays for it and provides materials. A chosen stand is held for 72 hours. Taking part costs from {standsFrom}; the procedure and the price of a particular stand are given in the account.',
        ],
      },
    },
    {
      title: { ru: 'Формы и заявки', en: 'Forms and applications' },
      paragraphs: {
        ru: [
          'Сведения в формах должны быть достоверными и относиться к тому, кто их отправляет, или передаваться с его согласия. Волонтёром может стать человек не моложе 18 лет.',
          'Отправка формы не обязывает Организатора дать положительный ответ. Решения кураторского совета и жюри пересмотру не подлежат, но причина отказа экспоненту сообщается.',
          'Ни одна форма Сайта не просит загрузить паспорт. Если такая просьба пришла от имени Ярмарки, не выполняйте её и сообщите нам.',
        ],
        en: [
          'The details given in forms must be accurate and must concern the person sending them or be passed on with that person’s consent. Volunteers must be at least 18.',
          'The sending of a form does not oblige the Organiser to answer yes. Decisions of the curatorial council and of the jury are not subject to review, but an exhibitor is told the reason for a refusal.',
          'No form on the Site asks for a passport to be uploaded. If such a request reaches you in the name of the Fair, do not comply with it, and let us know.',
        ],
      },
    },
    {
      title: { ru: 'Права на материалы', en: 'Rights in materials' },
      paragraphs: {
        ru: [
          'Тексты, план и оформление Сайта принадлежат Организатору, изображения работ — их авторам. Цитировать тексты можно со ссылкой на Сайт.',
          'Изображения из раздела «Материалы для прессы» разрешено публиковать бесплатно в материалах о Ярмарке, с указанной подписью и без кадрирования. Для другого использования нужно согласие автора.',
          'Экспонент, передавая материалы, подтверждает, что вправе ими распоряжаться, и разрешает показывать их на Сайте, в каталоге и в сообщениях о Ярмарке.',
        ],
        en: [
          'The texts, the plan and the design of the Site belong to the Organiser, images of works to their authors. Texts may be quoted with reference to the Site.',
          'Images from the press materials may be published free of charge in coverage of the Fair, with the credit given and uncropped. Any other use requires the author’s consent.',
          'By providing materials an exhibitor confirms the right to dispose of them and permits them to be shown on the Site, in the catalogue and in announcements of the Fair.',
        ],
      },
    },
    {
      title: { ru: 'Чего делать нельзя', en: 'What is not allowed' },
      paragraphs: {
        ru: [
          'Нельзя мешать работе Сайта, обходить его защиту, скупать билеты автоматическими средствами, отправлять чужие данные без согласия и выдавать себя за другого.',
          'При нарушении Организатор вправе закрыть доступ к учётной записи и отменить незаконные заказы, вернув уплаченное за них.',
        ],
        en: [
          'It is not allowed to interfere with the working of the Site, to circumvent its protection, to buy up tickets by automated means, to send other people’s data without consent, or to impersonate anyone.',
          'In the event of a breach the Organiser may close access to the account and cancel unlawful orders, returning what was paid for them.',
        ],
      },
    },
    {
      title: { ru: 'Ответственность, изменения, язык', en: 'Liability, changes, language' },
      paragraphs: {
        ru: [
          'Организатор следит за точностью сведений и исправляет ошибки, как только о них узнаёт. Время на Сайте — московское. За содержание внешних сайтов, на которые ведут ссылки, Организатор не отвечает.',
          'Новая версия соглашения публикуется на этой странице с датой вступления в силу, прежние остаются доступны. К отношениям сторон применяется право Российской Федерации.',
          'Соглашение составлено на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
        ],
        en: [
          'The Organiser takes care that the information is accurate and corrects mistakes on learning of them. Times on the Site are Moscow time. The Organiser is not responsible for the content of external sites to which links lead.',
          'A new version of these terms is published on this page with the date on which it takes effect, and previous versions remain available. Relations between the parties are governed by the law of the Russian Federation.',
          'These terms are drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
        ],
      },
    },
  ],
} satisfies DocumentRecord
