/**
 * What became of a call. `refused`: nothing was done, and the same request will be refused again. `unknown`: it may
 * have been done; only a repetition with the same key tells, and the gateway asks for one a minute. `resting`: it was
 * not even sent, because the last ones were not answered.
 */
export type GatewayAnswer<T> =
  | { outcome: 'done'; value: T }
  | { outcome: 'refused'; status: number; code: string; description: string; parameter?: string }
  | {
      outcome: 'unknown'
      reason: 'server-error' | 'too-many-requests' | 'unreadable' | 'timeout' | 'network' | 'resting'
    }
