import { BlockList, isIP } from 'node:net'
import { plainAddress } from './network-address.ts'

/** Whether an address is one of a list of addresses and networks: `77.75.156.11`, `185.71.76.0/27`, `2a02:5180::/32`. */
export function allowedAddresses(list: readonly string[]): (address: string) => boolean {
  const known = new BlockList()
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) known.addAddress(address, familyOf(address))
    else known.addSubnet(address, Number(prefix), familyOf(address))
  }
  return given => {
    const address = plainAddress(given)
    return isIP(address) !== 0 && known.check(address, familyOf(address))
  }
}

/** What may stand in such a list. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

function familyOf(address: string) {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}
