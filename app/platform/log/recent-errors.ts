/** What went wrong lately, as the log told it: people and secrets have been taken out already. */
export type RecentError = { at: string; msg: string; type: string; path: string }

const most = 200
const lines: RecentError[] = []

/** Looks at each line of the log on its way out and keeps those of errors, the last two hundred. */
export function rememberErrors(line: string): void {
  if (!line.includes('"level":"error"')) return
  try {
    const told = JSON.parse(line) as { time?: string; msg?: string; path?: string; err?: { type?: string } }
    lines.push({
      at: told.time ?? '',
      msg: told.msg ?? '',
      type: told.err?.type ?? '',
      path: told.path ?? '',
    })
    if (lines.length > most) lines.shift()
  } catch {
    // A line that is no JSON has told its error on the console.
  }
}

export function recentErrors(): readonly RecentError[] {
  return lines
}
