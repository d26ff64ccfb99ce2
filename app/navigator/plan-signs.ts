import type { Sign } from './plan-places.ts'

/** Signs on a field of 16 units, drawn with a thin line around their middle. */
export const signs: Record<Sign, string> = {
  information: 'M0-2.5V5M0-5.5v.2',
  ticket: 'M-6-3.5H6v2.3a1.5 1.5 0 0 0 0 2.6v2.3H-6V1.4a1.5 1.5 0 0 0 0-2.6zM2-3.5v7.2',
  cloakroom: 'M0-1.2V-2.4a1.8 1.8 0 1 0-1.8-1.8M0-1.2-6.5 3.4H6.5z',
  packing: 'M-5.5-3.5h11v8h-11zM0-3.5v8M-5.5 0h11M0-3.5C-1-6.5-4-6-3-3.5M0-3.5C1-6.5 4-6 3-3.5',
  press: 'M-5.5-4.5h8.5v9h-8.5zM3-2h2.5v5a1.5 1.5 0 0 1-2.5 0M-3.5-2H1M-3.5.5H1M-3.5 3H1',
  aid: 'M-1.8-5.5h3.6v3.7h3.7v3.6H1.8v3.7h-3.6V1.8h-3.7v-3.6h3.7z',
  toilet: 'M-3.4-5.6v.1M-3.4-3.2v8.6M-5.4-2.8h4M3.4-5.6v.1M3.4-3.2 1.2 2h4.4zM3.4 2v3.4M0-6V6',
  accessible: 'M-1-6v.1M-1-3.5v4h3.4L4.4 5M-1-1.5h3.4M-2.4-.6a3.6 3.6 0 1 0 4.6 4.2',
  parent: 'M-2.6-5.6v.1M-2.6-3.2v8.6M-5-.8h5M3-1.6v.1M3 .6v4.8M1.2 1.8h3.6',
  lift: 'M-2.6-1.6 0-5 2.6-1.6M-2.6 1.6 0 5 2.6 1.6',
  stairs: '',
  quiet: 'M-5.5-3.5v9M5.5-.5v6M-5.5 1.5h11M-5.5 3.5M-3.5-1h6a3 3 0 0 1 3 2.5',
  meeting: 'M-5.5-4.5h7v5h-4l-3 2.4zM2.5-1.5h3.2v5l-2.4-1.4h-3.8V1',
}
