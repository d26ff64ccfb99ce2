import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installTestTools } from './install-test-tools.ts'

const report = '.cache/test-report.json'
const node = process.execPath
const only = process.argv.slice(2)

// Types, lint, then every test there is; the last line counts them all.
installTestTools()
mkdirSync('.cache', { recursive: true })
rmSync(report, { force: true })
const checks =
  only.length > 0
    ? []
    : [
        run('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
        run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
      ]
run('tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...only,
])
const tests = readReport()
const passed = tests.numPassedTests + checks.filter(Boolean).length
// A file that could not even be loaded has no tests to count; it fails all the same.
const failed = tests.numFailedTests + tests.failedFiles + checks.filter(isGreen => !isGreen).length
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function run(name: string, parameters: string[]): boolean {
  console.log(`\n— ${name}`)
  return spawnSync(node, parameters, { stdio: 'inherit' }).status === 0
}

function readReport(): { numPassedTests: number; numFailedTests: number; failedFiles: number } {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const isLost = (file: { status: string; assertionResults: { status: string }[] }) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
    return { numPassedTests, numFailedTests, failedFiles: testResults.filter(isLost).length }
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, failedFiles: 1 }
  }
}
