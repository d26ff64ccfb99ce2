import type { DocumentSeed } from './types.ts'

/** The second half of the visiting rules: cameras, children, animals, purchases, conduct. */
export const visitingRulesArticles: DocumentSeed['articles'] = [
  {
    title: { ru: 'Фото и видео', en: 'Photography and video' },
    paragraphs: {
      ru: [
        'Снимать для себя можно без вспышки, штатива и выдвижной палки. Если у работы стоит знак запрета, её не снимают. Других посетителей крупным планом снимают с их согласия, детей — с согласия родителей.',
        'Съёмка для прессы, рекламы и учебных работ согласуется заранее по адресу press@portik.example. На ярмарке работают фотографы организатора; тот, кто не хочет попасть в кадр, может сказать им об этом.',
      ],
      en: [
        'You may take pictures for yourself without flash, tripod or selfie stick. If there is a sign of prohibition beside a work, it is not photographed. Close shots of other visitors are taken with their consent, of children with their parents’ consent.',
        'Filming for the press, for advertising or for coursework is agreed beforehand at press@portik.example. The organiser’s photographers are at work during the fair; anyone who does not wish to be in a picture may tell them so.',
      ],
    },
  },
  {
    title: { ru: 'Дети', en: 'Children' },
    paragraphs: {
      ru: [
        'Дети до 14 лет посещают ярмарку вместе со взрослым, который за них отвечает. На детской территории взрослый остаётся рядом всё занятие.',
        'Занятия детской территории входят в билет и идут для возрастов 4–6, 7–10 и 11–14 лет. Мест столько, сколько табуретов; в порядке прихода, если в программе не сказано иначе.',
        'Потерявшегося ребёнка сотрудники приводят к стойке в вестибюле.',
      ],
      en: [
        'Children under 14 visit the fair with an adult who is responsible for them. In the children’s area the adult stays close by for the whole of the class.',
        'Classes in the children’s area are included in the ticket and are held for ages 4–6, 7–10 and 11–14. There are as many places as there are stools, in order of arrival unless the programme says otherwise.',
        'A child who has lost its way is brought by staff to the desk in the vestibule.',
      ],
    },
  },
  {
    title: { ru: 'Животные и помощники', en: 'Animals and assistance' },
    paragraphs: {
      ru: [
        'Собаки-проводники допускаются во все залы и на все события. С другими животными вход закрыт; в гардероб их не принимают.',
        'Сопровождающий человека с инвалидностью I или II группы проходит бесплатно вместе с ним. Если нужна помощь на входе или в залах, скажите об этом на стойке или напишите заранее на tickets@portik.example.',
      ],
      en: [
        'Guide dogs are admitted to all the halls and to all events. Other animals are not admitted, and cannot be left in the cloakroom.',
        'The companion of a person with a group I or II disability comes in free together with that person. If help is needed at the entrance or in the halls, say so at the desk or write beforehand to tickets@portik.example.',
      ],
    },
  },
  {
    title: { ru: 'Программа и экскурсии', en: 'Programme and tours' },
    paragraphs: {
      ru: [
        'На лекции и дискуссии проходят по входному билету, места занимают в порядке прихода. На мастер-класс нужна регистрация. Опоздавших пускают, если это не помешает остальным.',
        'На экскурсию собираются в вестибюле за пять минут до начала; для неё нужен и входной билет на тот же день. Вести в залах собственную экскурсию для группы можно, только договорившись с организатором.',
        'Телефон на лекциях переводят в беззвучный режим.',
      ],
      en: [
        'Talks and discussions are open to holders of an entrance ticket, in order of arrival. Master classes require registration. Latecomers are let in if this does not disturb the others.',
        'A tour gathers in the vestibule five minutes before it starts; an entrance ticket for the same day is needed as well. Leading a group tour of your own in the halls is possible only by agreement with the organiser.',
        'Telephones are silenced during talks.',
      ],
    },
  },
  {
    title: { ru: 'Покупка и вынос работ', en: 'Buying and taking away works' },
    paragraphs: {
      ru: [
        'Работу покупают у участника, на его стенде; организатор в сделке не участвует. Красная точка у этикетки означает, что работа продана, половина точки — отложена, кольцо — свободна.',
        'Купленное упаковывают на столе упаковки. На выходе предъявляют отметку участника о продаже; без неё работу из залов не выпускают.',
      ],
      en: [
        'A work is bought from the exhibitor, at the stand; the organiser takes no part in the transaction. A red dot on the label means that the work is sold, half a dot that it is held, a ring that it is free.',
        'Purchases are wrapped at the packing desk. The exhibitor’s note of sale is shown at the exit; without it a work does not leave the halls.',
      ],
    },
  },
  {
    title: { ru: 'Поведение и ответственность', en: 'Conduct and liability' },
    paragraphs: {
      ru: [
        'Нельзя шуметь, курить, в том числе электронные сигареты, бегать, торговать, раздавать рекламу и мешать другим смотреть. Сотрудник вправе сделать замечание, а при повторном нарушении — проводить к выходу; деньги за билет в этом случае не возвращаются.',
        'Тот, кто повредил работу или имущество, возмещает ущерб по закону. За детей отвечают родители или сопровождающие.',
        'Медпункт находится в вестибюле. Если помощь нужна на месте, позовите любого сотрудника.',
        'Правила составлены на русском языке. Английский текст — перевод; при расхождении применяется русский текст.',
      ],
      en: [
        'It is not allowed to make noise, to smoke, electronic cigarettes included, to run, to trade, to hand out advertising, or to prevent others from looking. Staff may issue a warning and, if the breach is repeated, show the person to the exit; the price of the ticket is not then refunded.',
        'Whoever damages a work or other property makes good the loss as the law provides. Parents or accompanying adults answer for children.',
        'First aid is in the vestibule. If help is needed where you are, call any member of staff.',
        'These rules are drawn up in Russian. The English text is a translation; in case of discrepancy the Russian text prevails.',
      ],
    },
  },
]
