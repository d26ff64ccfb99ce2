import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { sql } from '../sql.ts'

/** The pictures that somebody's works show, in their order. */
export function picturesOf(site: { databaseUrl: string }, email: string) {
  return sql<{ id: string; name: string; width: number; height: number }>(
    site,
    `select p.id, p.name, p.width, p.height from exhibitor_pictures p join exhibitor_works w on w.picture_id = p.id
     join exhibitor_applications a on a.id = w.application_id join people o on o.id = a.person_id where o.email = $1 order by w.place`,
    [email],
  )
}

/** A picture that does not become small: pieces of it are worth sending. */
export async function noisy(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 2_100,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  return sharp(noise)
    .withExif({ IFD0: { Artist: 'Secret Photographer' } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A PNG of a few kilobytes that says it is so many pixels wide and high. */
export function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(Math.ceil(side / 8) + 1)
  const data = deflateSync(Buffer.concat(Array.from({ length: 64 }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(8 + body.length)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), 4 + body.length)
  return out
}

function crc(bytes: Buffer): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (0xedb88320 & -(value & 1))
  }
  return ~value >>> 0
}
