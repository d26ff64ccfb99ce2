import type { FormView } from '../../applications/form-view.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'
import type { MarkState } from '../../ui/state-mark.tsx'
import type { HallTable } from '../stands/stand-table.ts'
import type { LocalBlock } from './blocks.ts'

/** A work as its label says it, and on whose stand it is to be found. */
export type WorkView = {
  /** «12.3»: the participant's number and the work's place; absent where no stand shows it. */
  number?: string
  author: string
  title: string
  year: number
  technique: string
  heightCm: number
  widthCm: number
  picture: string
  /** The participant's page. */
  to?: string
  stand?: string
  mark?: MarkState
  priceKopecks?: number | null
  /** By what a visitor's device knows it once it is saved. */
  saved?: { fair: string; number: string }
}

export type ShownQuestion = { slug: string; question: string; answer: string[] }
export type ShownDepartment = { slug: string; name: string; about: string; email: string; phone: string }
export type RefundStep = { percent: number; share: string; when: string }

type Complete =
  | { kind: 'hero'; works: WorkView[] }
  | { kind: 'work'; title: string; text: string; work: WorkView }
  | { kind: 'gallery'; title: string; text: string; works: WorkView[]; views: string[] }
  | { kind: 'questions'; title: string; items: ShownQuestion[] }
  | {
      kind: 'contact-us'
      title: string
      text: string
      departments: ShownDepartment[]
      form: FormView | null
    }
  | { kind: 'form'; title: string; text?: string; form: FormView }
  /** Of stands: their halls, and the note as paragraphs. Of tickets there are none; the box office shows those. */
  | { kind: 'price-table'; title: string; note: string; paragraphs: string[]; halls: HallTable[] }
  | { kind: 'refund-ladder'; title: string; note: string; steps: RefundStep[] }
  | { kind: 'banner'; tone: BadgeTone; icon: IconName; badge: string; sentence: string }

/** A block with everything it needs to be drawn: rows looked up, sums and states told by the edition. */
export type BlockView = Exclude<LocalBlock, { kind: Complete['kind'] }> | Complete

export type BlockKind = BlockView['kind']
export type BlockOf<Kind extends BlockKind> = Extract<BlockView, { kind: Kind }>

export function blocksOf<Kind extends BlockKind>(page: { blocks: BlockView[] }, kind: Kind): BlockOf<Kind>[] {
  return page.blocks.filter((block): block is BlockOf<Kind> => block.kind === kind)
}

export function blockOf<Kind extends BlockKind>(
  page: { blocks: BlockView[] },
  kind: Kind,
): BlockOf<Kind> | undefined {
  return blocksOf(page, kind)[0]
}
