import type { MarkState } from '../ui/state-mark.tsx'

/** One picture of a gallery, as large as it is known. */
export type Slide = {
  src: string
  width: number
  height: number
  alt: string
  /** Of a work in the catalogue, «41.1»: it can be looked at closely. */
  number?: string
  /** The museum label, line by line, already in the visitor's language. */
  label?: {
    number?: string
    author?: string
    title?: string
    year?: number
    technique?: string
    /** Height first: «90 × 120 см». */
    size?: string
  }
  /** Whether it can be had, and for how much; of a work on no stand nothing is said. */
  mark?: MarkState
  priceKopecks?: number | null
  /** Where it hangs: the stand's code. */
  stand?: string
  /** For the drawing of the work beside a person. */
  heightCm?: number
  widthCm?: number
  /** By what a visitor's device knows the work once it is saved; a work on no stand of this fair cannot be. */
  saved?: { fair: string; number: string } | null
}
