const coming = new Map<string, Promise<unknown>>()

/** Adds a style sheet to the document, once. Its rules hold when this is done; what the document came with, it has. */
export async function addSheet(href: string): Promise<void> {
  const named = `link[rel="stylesheet"][href="${CSS.escape(href)}"]`
  if (!coming.has(href) && document.head.querySelector(named)) return
  const loading = coming.get(href) ?? load(href)
  coming.set(href, loading)
  await loading
}

function load(href: string): Promise<unknown> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = () => {
      sheet.remove()
      coming.delete(href)
      reject(new Error(`${href} cannot be had`))
    }
    document.head.append(sheet)
  })
}
