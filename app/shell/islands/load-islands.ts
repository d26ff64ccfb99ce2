export type Islands = typeof import('./islands.tsx')['islands']

/** The code of the shell's islands; asked for again, it is there already. */
export async function loadIslands(): Promise<Islands> {
  return (await import('./islands.tsx')).islands
}
