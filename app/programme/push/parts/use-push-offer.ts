import { useChunk } from '../../../navigator/parts/use-chunk.ts'

const load = () => import('./push-offer.tsx')

/** The offer to tell of changes: fetched where somebody keeps events and there is anybody to tell them. */
export function usePushOffer(isWanted: boolean) {
  const offer = useChunk(isWanted, load)
  return offer === 'failed' ? null : (offer?.PushOffer ?? null)
}
