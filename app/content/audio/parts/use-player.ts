import { useEffect, useState } from 'react'
import type { LocaleCode } from '../../../platform/languages.ts'
import type { PlayerTexts } from '../player-texts.ru.ts'
import type { Guide } from './open-guide.ts'
import type { ReadStop } from './player-props.ts'
import type { StopPlayer } from './stop-player.tsx'

export type Player = { guide: Guide; StopPlayer: typeof StopPlayer; words: PlayerTexts }

const words: Record<LocaleCode, () => Promise<{ default: PlayerTexts }>> = {
  ru: () => import('../player-texts.ru.ts'),
  en: () => import('../player-texts.en.ts'),
}

/** The player, whose code comes when it is wanted; null until it has come, and it falls silent with the page. */
export function usePlayer(
  stops: readonly ReadStop[],
  locale: LocaleCode,
  isWanted: boolean,
): Player | 'failed' | null {
  const [player, setPlayer] = useState<Player | 'failed' | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    let guide: Guide | undefined
    Promise.all([import('./stop-player.tsx'), import('./open-guide.ts'), words[locale]()]).then(
      ([{ StopPlayer }, { openGuide }, { default: words }]) => {
        if (!isHere) return
        guide = openGuide(
          stops.map(({ transcript, ...stop }) => ({ ...stop, sentences: transcript.flat() })),
          locale,
        )
        setPlayer({ guide, StopPlayer, words })
      },
      () => isHere && setPlayer('failed'),
    )
    return () => {
      isHere = false
      guide?.close()
    }
  }, [stops, locale, isWanted])
  return player
}
