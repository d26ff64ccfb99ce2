import sharp from 'sharp'

const address = '/api/v1/office/picture-uploads'
type Place = { url: string }
type Saying = Record<string, string>

/** A photograph of noise in this size: no two with different seeds look alike. */
export function photograph(width = 1_600, height = 1_000, seed = 1): Promise<Buffer> {
  const bars = Array.from({ length: 12 }, (_, at) => {
    const shade = (seed * 73 + at * 151 * seed) % 256
    return `<rect x="${(at * width) / 12}" y="${(at * seed * 37) % height}" width="${width / 9}" height="${height / 2}" fill="rgb(${shade},${255 - shade},${(shade * 3) % 256})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#777"/>${bars.join('')}</svg>`
  return sharp(Buffer.from(svg))
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .toBuffer()
}

/** Announces a file as tus does; answers the response, with the upload's id where there is one. */
export async function announce(site: Place, cookie: string, size: number, said: Saying = {}) {
  const metadata = Object.entries({ filename: 'photo.jpg', ...said })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const response = await fetch(site.url + address, {
    method: 'POST',
    headers: {
      cookie,
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': metadata,
    },
  })
  return { response, id: response.headers.get('location')?.split('/').at(-1) ?? '' }
}

export function sendPiece(site: Place, cookie: string, id: string, offset: number, bytes: Uint8Array) {
  return fetch(`${site.url}${address}/${id}`, {
    method: 'PATCH',
    headers: {
      cookie,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: Uint8Array.from(bytes),
  })
}

/** How far it is, and what became of it. */
export async function readUpload(site: Place, cookie: string, id: string) {
  const response = await fetch(`${site.url}${address}/${id}`, { headers: { cookie } })
  const body = (await response.json()) as { offset: number; outcome: string | null }
  return { status: response.status, header: response.headers.get('upload-offset'), ...body }
}

/** The whole file in two pieces; what became of it. */
export async function sendWhole(site: Place, cookie: string, file: Uint8Array, said: Saying = {}) {
  const { id } = await announce(site, cookie, file.byteLength, said)
  const half = Math.floor(file.byteLength / 2)
  await sendPiece(site, cookie, id, 0, file.subarray(0, half))
  await sendPiece(site, cookie, id, half, file.subarray(half))
  return (await readUpload(site, cookie, id)).outcome
}
