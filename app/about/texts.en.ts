import type { AboutTexts } from './texts.ru.ts'

const texts: AboutTexts = {
  where: 'Where you are',
  none: 'The fair of {fairDates} will appear here the day after it closes.',
  noneYet: 'There are no fairs in this list yet.',
  participants: 'Exhibitors',
  programme: 'Programme',
  laureates: 'Winners of the award',
  allLaureates: 'All winners',
  counted: {
    participants: { one: '{count}\u00a0exhibitor', other: '{count}\u00a0exhibitors' },
    events: { one: '{count}\u00a0event', other: '{count}\u00a0events' },
  },
}

export default texts
