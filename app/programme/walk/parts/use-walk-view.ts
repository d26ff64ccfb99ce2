import { useChunk } from '../../../navigator/parts/use-chunk.ts'

const load = () => import('./walk-view.tsx')

/** The walk with the planner and the plan of the aisles: fetched once there is something to walk to. */
export function useWalkView(isWanted: boolean) {
  return useChunk(isWanted, load)
}
