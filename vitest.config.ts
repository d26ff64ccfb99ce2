import { defineConfig } from 'vitest/config'

// Every file may start servers and browsers of its own, so files run apart; two at a time on two cores.
export default defineConfig({
  test: {
    globalSetup: 'tests/global-setup.ts',
    include: ['{app,sandbox,content,db,scripts,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine may take its time; what is waited for is waited for.
    expect: { poll: { timeout: 15_000 } },
    // The tests never read the machine's zone.
    env: { TZ: 'UTC' },
  },
})
