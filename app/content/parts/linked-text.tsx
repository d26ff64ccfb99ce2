import { Unbroken } from '../../ui/unbroken.tsx'

const addresses = /([\w.-]+@[\w-]+(?:\.[\w-]+)+|\+7[\s\d-]{10,}\d)/

/** A text whose e-mail addresses and telephone numbers can be used at once. */
export function LinkedText({ children }: { children: string }) {
  return children.split(addresses).map((piece, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
      <Unbroken key={place}>{piece}</Unbroken>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
      <a key={place} href={hrefOf(piece)} className="link whitespace-nowrap">
        {piece}
      </a>
    ),
  )
}

function hrefOf(address: string): string {
  return address.includes('@') ? `mailto:${address}` : `tel:${address.replace(/[^+\d]/g, '')}`
}
