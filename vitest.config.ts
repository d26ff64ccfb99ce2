import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest first, so that nobody waits for one worker at the end: kills, then browsers, then the rest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      ['/tests/faults/', '/tests/journeys/', '/tests/lab/'].findIndex(folder => moduleId.includes(folder)) >>>
      0
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

// Every file may start servers and browsers of its own, so files run apart; two at a time on two cores.
export default defineConfig({
  test: {
    globalSetup: 'tests/global-setup.ts',
    include: ['{app,sandbox,content,db,scripts,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine may take its time; what is waited for is waited for.
    expect: { poll: { timeout: 15_000 } },
    // The tests never read the machine's zone.
    env: { TZ: 'UTC' },
  },
})
