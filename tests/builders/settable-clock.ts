import { readFileSync } from 'node:fs'

// Loaded before the server by `startSiteAt`: the process's clock stands still and is moved from outside, as the clock
// of a machine can be. The product itself knows nothing of it.
const startedMs = Date.now()
const file = process.env.CLOCK_FILE ?? ''

Date.now = () => startedMs + Number(readFileSync(file, 'utf8'))
