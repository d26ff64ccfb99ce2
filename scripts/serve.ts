import { ensureBuild } from './ensure-build.ts'

// Production: no seed, no sandbox, real time. Migrations run under a lock, so several may start at once.
process.env.NODE_ENV = 'production'
await ensureBuild()
await import('../dist/server/server.js' as string)
