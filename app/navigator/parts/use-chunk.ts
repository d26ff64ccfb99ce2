import { useEffect, useState } from 'react'

/** Code that is fetched when it is first wanted; null until then, 'failed' if it does not come. `load` is a constant. */
export function useChunk<Code extends object>(
  isWanted: boolean,
  load: () => Promise<Code>,
): Code | 'failed' | null {
  const [code, setCode] = useState<Code | 'failed' | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    load().then(
      loaded => isCurrent && setCode(loaded),
      () => isCurrent && setCode('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, load])
  return code
}
