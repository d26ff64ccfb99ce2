import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
export type Manifest = Record<string, Chunk>

/** What stands behind the sign-in of staff, in whichever room. */
export const isOffices = (source: string) =>
  /^app\/(?:editorial|office|edition-desk|journal|health)\/|\/office\//.test(source)

/** Every chunk of the build that these lead to, at once or when it is asked for, by the names of the manifest. */
export function chunksReached(manifest: Manifest, roots: readonly string[]): string[] {
  return reached(roots, source => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is no chunk of its own`)
    return [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]
  })
}

/**
 * Every module that these lead to, by the sources: of a chunk that many share the build names none. `shut` are doors that
 * are not gone through.
 */
export function modulesReached(roots: readonly string[], shut: readonly string[] = []): string[] {
  return reached(roots, file => {
    if (!/\.tsx?$/.test(file) || shut.includes(file)) return []
    const source = readFileSync(file, 'utf8').replace(/(?:import|export) type [^;]*? from '[^']+'/g, '')
    const named = [...source.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, to = '']) =>
      relative('.', resolve(dirname(file), to.replace(/\?.*$/, ''))),
    )
    return [...named, ...globbed(file, source)]
  })
}

/** What `import.meta.glob` finds from there: all of these but those that begin with an exclamation mark. */
function globbed(file: string, source: string): string[] {
  return [...source.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) => {
    const patterns = [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern)
    const find = (isNot: boolean) =>
      patterns
        .filter(pattern => pattern.startsWith('!') === isNot)
        .flatMap(pattern => globSync(join(dirname(file), pattern.replace(/^!/, ''))))
    const not = new Set(find(true))
    return find(false).filter(one => !not.has(one))
  })
}

function reached(roots: readonly string[], ahead: (one: string) => readonly string[]): string[] {
  const seen = new Set<string>()
  const open = [...roots]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...ahead(next))
  }
  return [...seen]
}
