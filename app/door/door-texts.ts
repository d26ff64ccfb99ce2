import type { DoorProduct } from '../box-office/catalogue/products.ts'
import type { DoorPageTexts } from './texts.ru.ts'

/** The words of the page, with the names of tickets that come from the catalogue. */
export type DoorTexts = DoorPageTexts & { products: Record<DoorProduct, string> }
