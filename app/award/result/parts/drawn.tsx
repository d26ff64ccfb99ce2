import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockView } from '../../../content/blocks/block-view.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import type { AnnouncedView, LaureateView, SealView } from '../award-view.ts'
import type { Shortlist } from '../read-award.server.ts'
import type { ResultTexts } from '../texts.ru.ts'
import { Announced } from './announced.tsx'
import { Calendar, type CalendarPoint } from './calendar.tsx'
import { LaureateList } from './laureates.tsx'
import { PlainBlocks } from './plain-blocks.tsx'
import { SealSection } from './seal.tsx'
import { ShortlistSection } from './shortlist.tsx'

// What the server alone draws: a page carries it as it is, and no browser carries the code for it. Every word in it has been
// escaped by React.

/** Of the page, and its language: books keep the one they were written in. */
type Words = { t: ResultTexts; locale: LocaleCode }

export function drawCalendar(title: string, points: readonly CalendarPoint[], t: ResultTexts): string {
  return drawn(<Calendar title={title} points={points} t={t} />)
}

export function drawSeal(seal: SealView): string {
  return drawn(<SealSection seal={seal} />)
}

export function drawShortlist(shortlist: Shortlist, lead: string, words: Words): string {
  return drawn(<ShortlistSection shortlist={shortlist} lead={lead} {...words} />)
}

export function drawAnnounced(view: AnnouncedView): string {
  return drawn(<Announced view={view} />)
}

export function drawLaureates(laureates: readonly LaureateView[], words: Words): string {
  return drawn(<LaureateList laureates={laureates} {...words} />)
}

/** The blocks of an editable page that are words and links. */
export function drawBlocks(blocks: readonly BlockView[], locale: LocaleCode): string {
  return drawn(<PlainBlocks blocks={blocks} locale={locale} />)
}

function drawn(element: ReactElement): string {
  return renderToStaticMarkup(element)
}
