import { awardScenes } from './award-scenes.ts'
import { editionScenes } from './edition-scenes.ts'
import { editorialScenes } from './editorial-scenes.ts'
import { exhibitorScenes } from './exhibitor-scenes.ts'
import { type Scene, scenes } from './form-scenes.ts'
import { importScenes } from './import-scenes.ts'
import { juryScenes } from './jury-scenes.ts'
import { materialScenes } from './material-scenes.ts'
import { officeScenes } from './office-scenes.ts'
import { paymentScenes } from './payment-scenes.ts'
import { peopleScenes } from './people-scenes.ts'
import { pictureScenes } from './picture-scenes.ts'
import { releaseScenes } from './release-scenes.ts'
import { selectionScenes } from './selection-scenes.ts'
import { standScenes } from './stand-scenes.ts'

/** Scenes whose pages are all or mostly those of staff. */
export const scenesOfStaff: Record<string, Scene> = {
  ...officeScenes,
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
export const everyScene: Record<string, Scene> = {
  ...scenes,
  ...officeScenes,
  ...exhibitorScenes,
  ...scenesOfStaff,
  ...juryScenes,
}
