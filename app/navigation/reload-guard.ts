const key = 'portico:reload'
export const reloadGuardMs = 10_000

/**
 * Loads a path in full, unless that very path was loaded so less than ten seconds ago: then something is wrong
 * that another load won't mend, and false is returned.
 */
export function loadInFull(path: string): boolean {
  if (isGuarded(path)) return false
  remember(path)
  const here = `${location.pathname}${location.search}`
  if (path.split('#')[0] !== here) location.assign(path)
  else {
    // An address that differs in its hash alone would only be scrolled to.
    if (path !== `${here}${location.hash}`) history.replaceState(history.state, '', path)
    location.reload()
  }
  return true
}

function isGuarded(path: string): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { path: string; expires: number } | null
    return last?.path === path && last.expires > Date.now()
  } catch {
    return false
  }
}

function remember(path: string) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, expires: Date.now() + reloadGuardMs }))
  } catch {
    // Storage may be forbidden; then there is no guard, as there is no memory.
  }
}
