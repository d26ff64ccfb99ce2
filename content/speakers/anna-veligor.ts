import type { SpeakerRecord } from '../types.ts'

export default {
  id: 1,
  firstName: { ru: 'Анна', en: 'Anna' },
  lastName: { ru: 'Велигор', en: 'Veligor' },
  role: 'historian',
  occupation: { ru: 'историк рисунка', en: 'historian of drawing' },
  city: { ru: 'Москва', en: 'Moscow' },
  lead: {
    ru: 'Двадцать пять лет изучает учебный рисунок — лист, который не собирались хранить.',
    en: 'For twenty-five years she has studied the student drawing – the sheet nobody meant to keep.',
  },
  biography: {
    ru: [
      'Начинала хранителем в Музее слепка и модели: разбирала папки, куда полтора века складывали работы учеников без имён и оценок. Из этих папок выросла диссертация о постановке — о том, как меняется рисунок, когда натуру сдвигают на шаг к окну.',
      'Кандидат искусствоведения. Её книга «Черновая линия» (Москва, «Архив рисунка», 2016) построена на одном гипсовом ухе, нарисованном за сто лет сорок семь раз. По этим листам Велигор показывает, что школа учила не столько сходству, сколько вниманию: куда смотреть сначала, где остановиться и когда положить карандаш.',
      'Сегодня она преподаёт в Институте истории рисунка и ведёт открытый семинар, на котором один лист рассматривают два часа. Спорит с привычкой видеть в рисунке подготовку к живописи: для неё это самостоятельный способ думать, и грамматика у него своя — линия, тон, пауза.',
      'Гравирует и сама. В мастерской «Бумажный ордер» она повторила резцом на меди постановки из тех самых папок.',
    ],
    en: [
      'She began as a keeper at the Museum of Casts and Models, sorting folders in which a century and a half of pupils’ work had been laid away without names or marks. Out of those folders grew a dissertation on the studio still life: on what happens to a drawing when the motif is moved one step closer to the window.',
      'She holds a doctorate in art history. Her book “A Rough Line” (Moscow, Arkhiv Risunka, 2016) rests on a single plaster ear, drawn forty-seven times in the course of a hundred years. Through these sheets Veligor shows that the school taught not so much likeness as attention: where to look first, where to stop, and when to put the pencil down.',
      'She now teaches at the Institute for the History of Drawing and runs an open seminar in which a single sheet is looked at for two hours. She takes issue with the habit of seeing drawing as a preparation for painting: to her it is a way of thinking in its own right, with a grammar of its own – line, tone, pause.',
      'She engraves as well. At the Paper Order workshop she has repeated in copper the still lifes from those same folders.',
    ],
  },
  picture: 'people/person-25.jpg',
} satisfies SpeakerRecord
