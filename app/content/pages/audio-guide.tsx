import { useEffect, useRef, useState } from 'react'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Transcript } from '../audio/parts/transcript.tsx'
import { usePlayer } from '../audio/parts/use-player.ts'
import { pageHead } from '../page-head.ts'
import { PageBlocks } from '../parts/page-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './audio-guide.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** The stops in the order of the walk, each with the whole of what it has to say. */
export default function AudioGuide({ data: { page, stops }, t, locale }: Props) {
  const minutes = (count: number) => fill(plural(count, locale, t.audio.minutes), { count })
  const list = useRef<HTMLOListElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const player = usePlayer(stops, locale, isWanted)
  // A stop may have been unfolded before the script came.
  useEffect(() => {
    if (list.current?.querySelector('details[open]')) setIsWanted(true)
  }, [])
  const whole = stops.reduce((total, stop) => total + stop.minutes, 0)
  // What is folded away has no button to silence it by.
  const silence = (number: number) => {
    if (player && player !== 'failed' && player.guide.state().listening.stop === number)
      player.guide.tell({ kind: 'pause' })
  }
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} capitals />
      <div className="page">
        <p className="type-small text-ink-2">{fill(t.audio.whole, { minutes: minutes(whole) })}</p>
        <ol ref={list} className="mt-4 border-t border-hair">
          {stops.map((stop, place) => (
            <li key={stop.number}>
              <Accordion
                id={`stop-${stop.number}`}
                onToggle={isOpen => (isOpen ? setIsWanted(true) : silence(stop.number))}
                title={
                  <h2 className="grid-columns flex-1 items-center gap-y-1 py-2 font-normal lg:py-4">
                    <span className="type-numeral col-span-1 [--numeral:clamp(3.25rem,7.4vw,7.5rem)] lg:col-span-2">
                      {stop.number}
                    </span>
                    <span className="col-span-3 block sm:col-span-5 lg:col-span-7">
                      <span className="type-d3 block">{stop.title}</span>
                      <span className="type-small mt-1 block text-ink-2">{stop.place}</span>
                    </span>
                    <span className="type-small col-span-3 text-ink-2 max-lg:col-start-2 lg:text-right">
                      {minutes(stop.minutes)}
                    </span>
                  </h2>
                }
              >
                <div className="grid-columns">
                  <div className="col-span-full lg:col-span-8 lg:col-start-3">
                    {player && player !== 'failed' ? (
                      <player.StopPlayer
                        guide={player.guide}
                        stop={stop}
                        next={stops[place + 1]?.number ?? null}
                        t={player.words}
                        locale={locale}
                      />
                    ) : (
                      <TextOnly isScripted={player === null}>{t.audio.textOnly}</TextOnly>
                    )}
                    <Transcript stop={stop.number} paragraphs={stop.transcript} />
                  </div>
                </div>
              </Accordion>
            </li>
          ))}
        </ol>
        <PageBlocks page={page} follows />
      </div>
    </>
  )
}

/** Said where nothing can be heard: without scripts, or where the player has not come. */
function TextOnly({ isScripted, children }: { isScripted: boolean; children: string }) {
  const sentence = <p className="type-small mb-6 text-ink-2 print:hidden">{children}</p>
  return isScripted ? <noscript>{sentence}</noscript> : sentence
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}
