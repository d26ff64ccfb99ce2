import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { patienceMs } from './tests/builders/until.ts'
import { unitTests } from './tests/unit-tests.ts'

// Minutes each, begun first, so that nobody waits for one worker at the end; then browsers, then the rest. What is over
// in a moment comes last, all together: a worker that files share lasts as long as the next is of its own project.
const longest = [
  'editorial/new-fair',
  'faults/fuzz',
  'editorial/editors-day',
  'journeys/map.test',
  'journeys/ticket-picker',
  'journeys/office.test',
  'http/crawl',
  'journeys/every-page',
  'http/plan.test',
  'faults/',
  'tests/journeys/',
  'tests/lab/',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId, project }: TestSpecification) => {
      if (project.name === 'unit') return longest.length + 1
      const place = longest.findIndex(part => moduleId.includes(part))
      return place === -1 ? longest.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

const unit = unitTests()
// Started by commands of their own: npm run journeys -- firefox, npm run journeys -- webkit.
const otherBrowsers = process.env.OTHER_BROWSER ? [] : ['tests/journeys/{firefox,webkit}/**']

export default defineConfig({
  test: {
    // One more than cores: now and then each waits for a browser or a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy machine may take its time; what is waited for is waited for.
    expect: { poll: { timeout: patienceMs } },
    // A browser that was waited for in vain is asked once more, and the end of the run names it. What is wrong, not
    // late, fails at once.
    retry: { count: 1, condition: /: Timeout \d+ms exceeded/ },
    // The tests never read the machine's zone.
    env: { TZ: 'UTC' },
    projects: [
      {
        // They start nothing and leave nothing behind, so they share their workers and what these have loaded.
        extends: true,
        test: { name: 'unit', include: unit, pool: 'threads', isolate: false },
      },
      {
        // Every file may start servers and visit them with browsers: those are processes of their own. What the files
        // have loaded they share, so none leaves anything behind in it: whoever mocks a module forgets it at the end.
        extends: true,
        test: {
          name: 'whole',
          isolate: false,
          execArgv: ['--max-semi-space-size=64'],
          globalSetup: 'tests/global-setup.ts',
          include: ['{app,sandbox,content,db,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...unit, ...otherBrowsers],
        },
      },
    ],
  },
})
