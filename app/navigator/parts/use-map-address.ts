import { useIsHydrated } from '../../navigation/hydration.tsx'
import { useRouter, useSearch, useView } from '../../navigation/view.ts'
import { type Change, changedQuery, hashOf, type MapAddress, readAddress } from '../map-address.ts'

/** The state of the map, all of it in the address; a change replaces the address and leaves the reader in place. */
export function useMapAddress() {
  const router = useRouter()
  const view = useView()
  const search = useSearch()
  const hash = useIsHydrated() ? view.hash : ''
  const address: MapAddress = readAddress(search, hash)

  function go(change: Change, chosen: string | null = address.chosen) {
    const tail = chosen ? hashOf(chosen) : ''
    void router.navigate(`${changedQuery(search, change)}${tail}`, { replace: true, keepsScroll: true })
  }

  return {
    address,
    change: (change: Change) => go(change),
    choose: (id: string | null) => go({ floor: null }, id),
  }
}
