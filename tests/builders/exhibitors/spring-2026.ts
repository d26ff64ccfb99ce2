import { autumn2025 } from '../../../app/editions/edition.ts'
import { openFairOf } from '../../../app/editions/exhibitor-days.ts'

/** The fair that exhibitors apply to, with its days as the software comes with them. */
export const spring2026 = openFairOf(autumn2025)
