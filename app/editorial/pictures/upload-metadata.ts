/** What a sender says of a file: `filename dmlldy5qcGc=,folder dmlld3M=`, as tus writes it. What is odd is left out. */
export function readMetadata(header: string) {
  const said = new Map<string, string>()
  for (const pair of header.slice(0, 4_000).split(',')) {
    const [name = '', value = ''] = pair.trim().split(' ')
    said.set(name, Buffer.from(value, 'base64').toString('utf8').replaceAll('\0', '').toWellFormed())
  }
  const revision = said.get('revision') ?? ''
  return {
    name: (said.get('filename') ?? '').slice(0, 300),
    folder: said.get('folder') || null,
    replaces: said.get('replaces') || null,
    revision: /^\d{1,9}$/.test(revision) ? Number(revision) : null,
  }
}
