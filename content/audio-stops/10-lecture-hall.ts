import type { AudioStopRecord } from '../types.ts'

export default {
  number: 10,
  title: { ru: 'Лекторий: театр для одной лошади', en: 'The lecture hall: a theatre for one horse' },
  place: { ru: 'Лекторий, верхний ряд', en: 'Lecture hall, top row' },
  minutes: 2,
  transcript: {
    ru: [
      'Если сейчас идёт лекция, прочитайте этот текст у двери. Если зал пуст, поднимитесь в верхний ряд и сядьте. Полукруг, крутые ряды, ни одной колонны: отсюда каждый видит стол внизу целиком, и никто никому не мешает. Такую комнату строят тогда, когда главное происходит на столе.',
      'Стол был большим. В манеже полагался коновал, и раз в неделю он показывал кузнецам и берейторам, как устроена нога лошади: где сухожилие, где кость, почему подкова сидит так, а не иначе. В последнем ряду сидели посторонние с папками — рисовальщики. Им разрешали приходить при условии, что молчат.',
      'Из этих папок вырос первый рисовальный класс Каретной набережной. Рисовали то, что лежало на столе, потом гипс с того же сустава, потом живую лошадь в соседнем зале. Порядок этот и есть академический: сначала устройство, потом форма, потом движение. Он придуман не для красоты, а от бедности — лошадь стояла в зале недолго, и к ней нужно было успеть подготовиться.',
      'Посмотрите вниз ещё раз. Амфитеатр устроен так, что взгляды всех сидящих сходятся в одной точке, на высоте человеческих рук. Не лица, а рук. Лучшие лекции здесь и теперь те, где что-нибудь держат, разворачивают, вынимают из коробки.',
    ],
    en: [
      'If a lecture is going on, read this by the door. If the hall is empty, climb to the top row and sit down. A half-circle, steep rows, not a single column: from here everyone sees the whole of the table below, and nobody is in anyone’s way. A room like this is built when what matters happens on the table.',
      'The table was a large one. A riding school had its horse doctor, and once a week he showed the smiths and riding masters how a horse’s leg is made: where the tendon is, where the bone, why a shoe sits as it does. In the last row sat outsiders with portfolios, who had come to draw. They were admitted on condition that they kept quiet.',
      'Out of those portfolios grew the first drawing class on Karetnaya Embankment. They drew what lay on the table, then a plaster of the same joint, then the living horse in the next hall. This is the academic order: first structure, then form, then movement. It was devised not for the sake of beauty but out of poverty – the horse stood there only for a short time, and one had to be ready for it.',
      'Look down once more. An amphitheatre is arranged so that the eyes of all who sit in it meet at one point, at the height of a person’s hands. Not the face, the hands. The best lectures here are still those in which something is held up, unrolled or taken out of a box.',
    ],
  },
} satisfies AudioStopRecord
