import { benchCallOff } from '../bench/call-off.ts'
import { benchExtras } from '../bench/extra-chunks.ts'
import { removeBenchData } from '../bench/fair-for-bench.ts'
import { benchOffice } from '../bench/office.ts'
import { benchOrders, benchPayments } from '../bench/orders.ts'
import { benchProcessor } from '../bench/processor.ts'
import { benchScripts } from '../bench/scripts-of-a-page.ts'
import { benchStoredPage } from '../bench/stored-page.ts'
import { ensureBuild } from './ensure-build.ts'

const parts: Record<string, () => Promise<void>> = {
  scripts: async () => {
    benchExtras()
    await benchScripts()
  },
  'stored-page': benchStoredPage,
  processor: benchProcessor,
  orders: benchOrders,
  payments: benchPayments,
  'call-off': benchCallOff,
  office: benchOffice,
}

// Payments are a part of the orders: by themselves where they are asked for.
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

await ensureBuild()
removeBenchData()
for (const [name, measure] of Object.entries(parts))
  if (wanted.length > 0 ? wanted.includes(name) : name !== 'payments') await measure()
