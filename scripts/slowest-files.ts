import type { TestModule } from 'vitest/node'

const shown = 60

/** A reporter of Vitest's: where the time of a long run went, so that whoever sees the suite grow knows where to look. */
export default class SlowestFiles {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < shown) return
    const files = modules.map(module => {
      const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic()
      return {
        name: module.relativeModuleId,
        seconds: (duration + collectDuration + setupDuration + prepareDuration) / 1_000,
      }
    })
    const all = files.reduce((sum, { seconds }) => sum + seconds, 0)
    console.log(`\n${files.length} files, ${Math.round(all)} s of work; the slowest:`)
    for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown))
      console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`)
  }
}
