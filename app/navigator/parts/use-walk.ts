import { useMemo } from 'react'
import type { LocaleCode } from '../../platform/languages.ts'
import type { MapAddress } from '../map-address.ts'
import type { Planning } from '../walk-planner.ts'
import type { WalkTexts } from '../walk-texts.ru.ts'
import { useChunk } from './use-chunk.ts'

/** All that routes need, in one language: the planner, its words, its panel. */
export type WalkDesk = {
  planner: typeof import('../walk-planner.ts')
  panel: typeof import('./walk-panel.tsx')
  words: WalkTexts
}

const desks: Record<LocaleCode, () => Promise<WalkDesk>> = {
  ru: () => deskWith(import('../walk-texts.ru.ts')),
  en: () => deskWith(import('../walk-texts.en.ts')),
}

export function useWalkDesk(isWanted: boolean, locale: LocaleCode): WalkDesk | 'failed' | null {
  return useChunk(isWanted, desks[locale])
}

/** The route the address asks for; null if it asks for none, or nobody is at the desk yet. */
export function useWalk(
  desk: WalkDesk | 'failed' | null,
  { from, to, tour, isStepFree }: Pick<MapAddress, 'from' | 'to' | 'tour' | 'isStepFree'>,
  stops: readonly string[],
  nameOf: (id: string) => string,
): Planning | null {
  const stopsKey = stops.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: stops are told by their names
  return useMemo(() => {
    if (desk === null || desk === 'failed') return null
    if (tour) return desk.planner.planTour(stops, tour !== 'mine', isStepFree)
    if (!to) return null
    const start = from ?? (isStepFree ? 'courtyard-entrance' : 'main-entrance')
    return desk.planner.planWay(start, to, isStepFree, nameOf, desk.words)
  }, [desk, from, to, tour, isStepFree, stopsKey, nameOf])
}

async function deskWith(coming: Promise<{ default: WalkTexts }>): Promise<WalkDesk> {
  const [planner, panel, words] = await Promise.all([
    import('../walk-planner.ts'),
    import('./walk-panel.tsx'),
    coming,
  ])
  return { planner, panel, words: words.default }
}
