import { benchCallOff } from '../bench/call-off.ts'
import { benchExtras } from '../bench/extra-chunks.ts'
import { removeBenchData } from '../bench/fair-for-bench.ts'
import { benchOffice } from '../bench/office.ts'
import { benchOrders } from '../bench/orders.ts'
import { benchProcessor } from '../bench/processor.ts'
import { benchScripts } from '../bench/scripts-of-a-page.ts'
import { benchStoredPage } from '../bench/stored-page.ts'
import { ensureBuild } from './ensure-build.ts'

await ensureBuild()
removeBenchData()
benchExtras()
await benchScripts()
await benchStoredPage()
await benchProcessor()
await benchOrders()
await benchCallOff()
await benchOffice()
