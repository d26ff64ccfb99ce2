/** An error for machines, as RFC 9457 writes them. */
export function problem(
  status: number,
  name: string,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  const body = JSON.stringify({ type: `about:blank#${name}`, title: name, status, detail })
  return new Response(body, {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}
