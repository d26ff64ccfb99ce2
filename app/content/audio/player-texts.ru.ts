import type { TextsOf } from '../../platform/fill.ts'

/** The words of the player. They come with its code. */
const texts = {
  player: 'Плеер остановки {number}',
  listen: 'Слушать',
  pause: 'Пауза',
  previousSentence: 'Предыдущее предложение',
  nextSentence: 'Следующее предложение',
  back: 'Назад на\u00a010\u00a0секунд',
  forward: 'Вперёд на\u00a010\u00a0секунд',
  placeInText: 'Место в\u00a0тексте',
  placeInRecording: 'Место в\u00a0записи',
  sentence: 'Предложение {place} из\u00a0{count}',
  outOf: '{place} из\u00a0{count}',
  speed: 'Скорость',
  nextStop: 'К\u00a0остановке {number}',
  noVoice: 'Русского голоса на\u00a0этом устройстве нет, поэтому остановка остаётся текстом.',
  failed: 'Голос устройства не\u00a0ответил. Попробуйте ещё раз или прочтите текст.',
  ended: 'Остановка закончилась.',
} as const

export default texts
export type PlayerTexts = TextsOf<typeof texts>
