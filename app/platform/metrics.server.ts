import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'portico_http_requests_total',
      help: 'Answers by kind and status',
      labelNames: ['kind', 'status'],
      registers,
    }),
    duration: new Histogram({
      name: 'portico_http_duration_seconds',
      help: 'Time to answer, stored pages and assets left out',
      labelNames: ['kind'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    renders: new Counter({ name: 'portico_page_renders_total', help: 'Public pages rendered', registers }),
    storedPages: new Gauge({ name: 'portico_page_store_entries', help: 'Pages kept in memory', registers }),
    storedBytes: new Gauge({ name: 'portico_page_store_bytes', help: 'Memory of the page store', registers }),
    jobs: new Counter({
      name: 'portico_jobs_total',
      help: 'Jobs by queue and outcome',
      labelNames: ['queue', 'outcome'],
      registers,
    }),
  }
}
