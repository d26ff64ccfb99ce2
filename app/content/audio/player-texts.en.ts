import type { PlayerTexts } from './player-texts.ru.ts'

const texts: PlayerTexts = {
  player: 'Player of stop {number}',
  listen: 'Listen',
  pause: 'Pause',
  previousSentence: 'Previous sentence',
  nextSentence: 'Next sentence',
  back: 'Back 10\u00a0seconds',
  forward: 'Forward 10\u00a0seconds',
  placeInText: 'Place in the text',
  placeInRecording: 'Place in the recording',
  sentence: 'Sentence {place} of\u00a0{count}',
  outOf: '{place} of\u00a0{count}',
  speed: 'Speed',
  nextStop: 'On to stop {number}',
  noVoice: 'This device has no English voice, so the stop is here to be read.',
  failed: 'The device’s voice did not answer. Try again, or read the text.',
  ended: 'That was the whole of this stop.',
}

export default texts
