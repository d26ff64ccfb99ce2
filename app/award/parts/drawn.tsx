/** What the server has drawn and the browser leaves as it is. */
export function Drawn({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React on the server, every word escaped
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
