import { focusClass } from '../images/focus.ts'
import type { pictures } from './pictures/tables.ts'

type Row = Pick<typeof pictures.$inferSelect, 'path' | 'file' | 'width' | 'height' | 'focusX' | 'focusY'>

/** Where the bytes of a picture lie: at its path, until it is replaced. */
export function fileOf({ path, file }: Pick<Row, 'path' | 'file'>): string {
  return file ?? path
}

/** A picture as a page shows it; `className` where the place crops it and its middle is not what matters. */
export function shownPicture({ focusX: x, focusY: y, ...row }: Row) {
  const className = focusClass({ x, y })
  return { src: fileOf(row), width: row.width, height: row.height, ...(className && { className }) }
}
