export type WorkSize = { heightCm: number; widthCm: number }

/** The first two numbers of what an applicant has typed, «42 × 30 см»: height, then width. Null where it says nothing. */
export function sizeOf(dimensions: string): WorkSize | null {
  const [height, width] = [...dimensions.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) =>
    Number(number.replace(',', '.')),
  )
  if (!height || height > 1_000) return null
  const unit = /мм|mm/i.test(dimensions) ? 0.1 : 1
  const widthCm = (width && width <= 10_000 ? width : height) * unit
  return { heightCm: height * unit, widthCm: Math.min(widthCm, 1_000) }
}
