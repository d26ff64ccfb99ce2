import type { NoticeTexts } from './notice-texts.ru.ts'

const texts: NoticeTexts = {
  title: 'The programme has changed',
  quoted: '“{title}”',
  moved: '{what} is now at {time}, {place}',
  movedToDay: '{what} is now on {day} at {time}, {place}',
  cancelled: '{what} is cancelled',
  back: '{what} is back in the programme: {day}, {time}, {place}',
}

export default texts
