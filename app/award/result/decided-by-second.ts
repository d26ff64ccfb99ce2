/** Nobody on the way keeps it: what is there is decided by the second. */
export function decidedBySecond(bytes: Uint8Array, type: string, name: string | null): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
