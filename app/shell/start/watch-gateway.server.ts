import { Gauge, type Registry } from 'prom-client'
import type { YookassaClient } from '../../payments/yookassa-client.server.ts'

/** Whether this process leaves the gateway alone because it does not answer, for an alarm to watch. */
export function watchGateway(registry: Registry, gateway: Pick<YookassaClient, 'isResting'>): void {
  new Gauge({
    name: 'portico_gateway_breaker_open',
    help: 'Whether the payment gateway does not answer and is only probed',
    registers: [registry],
    collect() {
      this.set(gateway.isResting() ? 1 : 0)
    },
  })
}
