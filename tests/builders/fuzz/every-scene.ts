import { accountScenes } from './account-scenes.ts'
import { awardScenes } from './award-scenes.ts'
import { boxOfficeScenes } from './box-office-scenes.ts'
import { buyingScenes } from './buying-scenes.ts'
import { editionScenes } from './edition-scenes.ts'
import { editorialScenes } from './editorial-scenes.ts'
import { exhibitorScenes } from './exhibitor-scenes.ts'
import { firstScenes } from './first-scenes.ts'
import { importScenes } from './import-scenes.ts'
import { juryScenes } from './jury-scenes.ts'
import { materialScenes } from './material-scenes.ts'
import { paymentScenes } from './payment-scenes.ts'
import { peopleScenes } from './people-scenes.ts'
import { pictureScenes } from './picture-scenes.ts'
import { releaseScenes } from './release-scenes.ts'
import type { Scene } from './scene.ts'
import { selectionScenes } from './selection-scenes.ts'
import { standScenes } from './stand-scenes.ts'

/** Scenes whose pages are all or mostly those of staff. */
export const scenesOfStaff: Readonly<Record<string, Scene>> = {
  ...boxOfficeScenes,
  ...selectionScenes,
  ...awardScenes,
  ...editionScenes,
  ...editorialScenes,
  ...releaseScenes,
  ...peopleScenes,
  ...pictureScenes,
  ...importScenes,
  ...standScenes,
  ...paymentScenes,
  ...materialScenes,
}

/** Every form that some page shows. Visitors come first: whoever signs out is nobody whom the others need. */
export const everyScene: Readonly<Record<string, Scene>> = {
  ...firstScenes,
  ...buyingScenes,
  ...accountScenes,
  ...exhibitorScenes,
  ...scenesOfStaff,
  ...juryScenes,
}
