import type { AudioStopRecord } from '../types.ts'

export default {
  number: 2,
  title: { ru: 'Вестибюль: комната, где меняют скорость', en: 'The vestibule: a room for changing pace' },
  place: { ru: 'Вестибюль, на середине пола', en: 'Vestibule, in the middle of the floor' },
  minutes: 2,
  transcript: {
    ru: [
      'Вестибюль ниже портика и темнее набережной. Так сделано нарочно: глазам нужно время, чтобы перейти от неба к бумаге. К полутьме они привыкают минуты за четыре. Пока вы сдаёте пальто и ищете билет, здание уже работает на картины, которые вы увидите потом.',
      'Посмотрите под ноги. Пол выложен из двух камней, серого и тёплого, и по краю идёт меандр — лента, которая всё время возвращается и всё-таки движется вперёд. Найдите угол слева от входа: там лента повернула не в ту сторону. Мастер, вероятно, начал с двух концов и не сошёлся на одно звено. Ошибку не исправили. Спрятали её под скамьёй, а скамью потом унесли.',
      'Эта ошибка — хороший проводник. Она напоминает, что пол выкладывали, стоя на коленях, в четыре руки, при одном окне. На ярмарке вам встретится немало мест, где рука дрогнула или передумала: линия, проведённая дважды, шов, край доски. Не жалейте таких мест. Обычно вещь именно там и открывается.',
      'Если не считать лестницы, отсюда четыре дороги. По сторонам — галереи книги, прямо — ротонда, а за вашей спиной — портик и набережная. Следующая остановка рядом: выбирайте любую галерею, правую или левую, они равны.',
    ],
    en: [
      'The vestibule is lower than the portico and darker than the embankment. That is on purpose: the eyes need time to get from the sky to a sheet of paper. They take about four minutes to grow used to the half-light. While you hand in your coat and look for your ticket, the building is already at work for the pictures you will see later.',
      'Look down. The floor is laid in two stones, a grey and a warm one, and round the edge runs a meander, a ribbon that keeps turning back and still moves forward. Find the corner to the left of the entrance: there the ribbon has turned the wrong way. The mason probably began at both ends and came out one link short. The mistake was not put right. It was hidden under a bench, and then the bench was taken away.',
      'That mistake makes a good guide. It reminds us that the floor was laid by people on their knees, by four hands, in the light of one window. At the fair you will meet plenty of places where a hand trembled or thought again: a line drawn twice, a joint, the edge of a plate. Do not be sorry for them. That is usually where a thing opens.',
      'Leaving the staircase aside, four ways lead on from here. The book galleries are on either side, the rotunda is straight ahead, and behind you are the portico and the embankment. The next stop is close by: take whichever gallery you like, right or left, they are equal.',
    ],
  },
} satisfies AudioStopRecord
