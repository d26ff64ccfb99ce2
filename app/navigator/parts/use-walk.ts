import { useMemo } from 'react'
import type { LocaleCode } from '../../platform/languages.ts'
import type { MapAddress } from '../map-address.ts'
import type { Planning } from '../walk-planner.ts'
import type { WalkTexts } from '../walk-texts.ru.ts'
import { useChunk } from './use-chunk.ts'

/** All that routes need, in one language: the planner, its words, its panel. */
export type WalkChunk = {
  planner: typeof import('../walk-planner.ts')
  panel: typeof import('./walk-panel.tsx')
  words: WalkTexts
}

const chunks: Record<LocaleCode, () => Promise<WalkChunk>> = {
  ru: () => chunkWith(import('../walk-texts.ru.ts')),
  en: () => chunkWith(import('../walk-texts.en.ts')),
}

export function useWalkChunk(isWanted: boolean, locale: LocaleCode): WalkChunk | 'failed' | null {
  return useChunk(isWanted, chunks[locale])
}

/** The route the address asks for; null if it asks for none, or its chunk has not come yet. */
export function useWalk(
  walk: WalkChunk | 'failed' | null,
  { from, to, tour, isStepFree }: Pick<MapAddress, 'from' | 'to' | 'tour' | 'isStepFree'>,
  stops: readonly string[],
  nameOf: (id: string) => string,
): Planning | null {
  const stopsKey = stops.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: stops are told by their names
  return useMemo(() => {
    if (walk === null || walk === 'failed') return null
    if (tour) return walk.planner.planTour(stops, tour !== 'mine', isStepFree)
    if (!to) return null
    const start = from ?? (isStepFree ? 'courtyard-entrance' : 'main-entrance')
    return walk.planner.planWay(start, to, isStepFree, nameOf, walk.words)
  }, [walk, from, to, tour, isStepFree, stopsKey, nameOf])
}

async function chunkWith(coming: Promise<{ default: WalkTexts }>): Promise<WalkChunk> {
  const [planner, panel, words] = await Promise.all([
    import('../walk-planner.ts'),
    import('./walk-panel.tsx'),
    coming,
  ])
  return { planner, panel, words: words.default }
}
