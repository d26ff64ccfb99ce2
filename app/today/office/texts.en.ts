import type { LoadTexts } from './texts.ru.ts'

const texts: LoadTexts = {
  title: 'How full the halls are',
  lead: 'Mark how full a hall is: the home page shows it at once. After half an hour the mark lapses by itself.',
  table: 'Halls',
  columns: { hall: 'Hall', said: 'Marked now', set: 'Mark' },
  nothing: 'nothing',
  until: '{level}, until {time}',
  levels: { quiet: 'Quiet', busy: 'Busy', 'nearly-full': 'Nearly full' },
  takeBack: 'Take back',
  done: 'Marked.',
  refusals: { 'unknown-hall': 'There is no such hall.', 'unknown-level': 'Choose one of the three marks.' },
}

export default texts
