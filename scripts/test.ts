import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { logFolder } from '../tests/builders/logs/log-folder.ts'
import { installTestTools } from './install-test-tools.ts'

const report = '.cache/test-report.json'
const node = process.execPath
// Paths and options are Vitest's own: `app/mail`, `--changed`, `--project=unit`.
const only = process.argv.slice(2)
const arePathsNamed = only.some(word => !word.startsWith('-'))
const isWhole = only.length === 0

// Types, lint, then every test there is; the last line counts them all.
if (!only.includes('--project=unit')) installTestTools()
mkdirSync('.cache', { recursive: true })
rmSync(report, { force: true })
rmSync(logFolder, { recursive: true, force: true })
const checks = arePathsNamed
  ? []
  : [
      run('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
      run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
    ]
const isDone = run('tests', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  // Of what has changed perhaps nothing is tested: then there is nothing to count, and nothing wrong.
  ...(only.some(word => word.startsWith('--changed')) ? ['--passWithNoTests'] : []),
  ...only,
])
// Whatever a process of the tests has said is kept: none of it may name anybody, or open anything.
checks.push(run('logs', ['scripts/check-logs.ts', ...(isWhole ? ['--whole'] : [])]))
const tests = readReport()
const passed = tests.numPassedTests + checks.filter(Boolean).length
// A file that could not even be loaded has no tests to count; it fails all the same.
const failed = tests.numFailedTests + tests.failedFiles + checks.filter(isGreen => !isGreen).length
for (const name of tests.late) console.log(`late at first, right at the second try: ${name}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function run(name: string, parameters: string[]): boolean {
  console.log(`\n— ${name}`)
  // A run starts some three hundred processes: what one has compiled, the next need not.
  const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compile') }
  return spawnSync(node, parameters, { stdio: 'inherit', env }).status === 0
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

function readReport() {
  try {
    const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    const lost = testResults.filter(
      file => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
    )
    const late = testResults
      .flatMap(file => file.assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName)
    return { numPassedTests, numFailedTests, failedFiles: lost.length, late }
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, failedFiles: isDone ? 0 : 1, late: [] }
  }
}
