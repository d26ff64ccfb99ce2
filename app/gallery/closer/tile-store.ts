import { type TilePlace, tileName } from '../../images/tiles/pyramid.ts'

/** A tile that has come, and when. */
export type Tile = { image: HTMLImageElement; atMs: number }

const atOnce = 6
/** A tile is a megabyte once it is unpacked. */
const mostKept = 96

/** Fetches the tiles that are wanted, the first of them first, and keeps those used last. */
export function createTileStore(address: string, { onTile, onState }: TileEvents) {
  const tiles = new Map<string, Tile>()
  const coming = new Map<string, HTMLImageElement>()
  const failed = new Set<string>()
  let wanted: string[] = []

  return {
    /** From now on these; whatever else is still on its way is let go. */
    want(places: readonly TilePlace[]): void {
      wanted = places.map(tileName)
      for (const [name, image] of coming) {
        if (wanted.includes(name)) continue
        coming.delete(name)
        image.src = ''
      }
      fetchMore()
    },
    get(place: TilePlace): Tile | undefined {
      const name = tileName(place)
      const tile = tiles.get(name)
      if (!tile) return undefined
      // The last used is the last to go.
      tiles.delete(name)
      tiles.set(name, tile)
      return tile
    },
    /** Asks once more for what did not come. */
    tryAgain(): void {
      failed.clear()
      fetchMore()
    },
    stop(): void {
      wanted = []
      for (const image of coming.values()) image.src = ''
      coming.clear()
    },
  }

  function fetchMore(): void {
    for (const name of wanted) {
      if (coming.size >= atOnce) break
      if (!tiles.has(name) && !coming.has(name) && !failed.has(name)) void fetchTile(name)
    }
    onState({ isComing: coming.size > 0, hasFailed: wanted.some(name => failed.has(name)) })
  }

  async function fetchTile(name: string): Promise<void> {
    const image = new Image()
    coming.set(name, image)
    image.src = address + name
    try {
      await image.decode()
      if (coming.get(name) !== image) return
      keep(name, image)
      onTile()
    } catch {
      // Let go by ourselves is not failed.
      if (coming.get(name) !== image) return
      failed.add(name)
    }
    coming.delete(name)
    fetchMore()
  }

  function keep(name: string, image: HTMLImageElement): void {
    tiles.set(name, { image, atMs: performance.now() })
    for (const oldest of tiles.keys()) {
      if (tiles.size <= mostKept) return
      tiles.delete(oldest)
    }
  }
}

export type TileStore = ReturnType<typeof createTileStore>
type TileEvents = {
  onTile(): void
  onState(state: { isComing: boolean; hasFailed: boolean }): void
}
