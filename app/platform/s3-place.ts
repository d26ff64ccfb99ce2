/** A bucket at a store that speaks S3, and what one is let in by. */
export type S3Place = {
  endpoint: string
  region: string
  bucket: string
  /** What all keys begin with: empty, or a path with its slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…][&tls=no]`. Key and secret are percent-encoded where they have
 * signs of an address in them. Null where it is none.
 */
export function readS3Place(text: string): S3Place | null {
  // The parser knows ports and passwords of http addresses only.
  const url = text.startsWith('s3://') ? URL.parse(`http://${text.slice('s3://'.length)}`) : null
  if (!url?.username || !url.password) return null
  const [bucket = '', ...folders] = url.pathname.split('/').filter(part => part !== '')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null
  return {
    endpoint: `${url.searchParams.get('tls') === 'no' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map(folder => `${decodeURIComponent(folder)}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
