import { everyRoute } from '../../../app/office-routes.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'
import { apiStage } from './api-stage.ts'
import { formStages } from './form-stages.ts'
import type { World } from './scene.ts'
import { ofNoForm, sceneStages } from './scene-stages.ts'
import { nameOf } from './shown-forms.ts'
import type { Stage } from './target.ts'

/** Everything that takes a POST, stage by stage. */
export function stagesOf(world: World): Stage[] {
  return [...sceneStages(world), apiStage(world), ...formStages(world)]
}

/** The actions of pages that none of these targets is. */
export function actionsWithout(targets: ReadonlySet<string>): string[] {
  return everyRoute
    .flatMap(route => Object.keys(actionsOf(route)).map(verb => nameOf(route, verb)))
    .filter(action => !targets.has(action) && !targets.has(`${action}${ofNoForm}`))
    .filter(action => !shownLater.includes(action))
    .map(action => `${action}: no page shows its form`)
}

// Their forms come once applications are closed, and once stands are chosen: tests/http/exhibitors/selection.test.ts and
// stand-choice.test.ts send them. What pays on the page of a stand is what pays on the page of payment.
// A juror's sheet is open in September: tests/http/award/jury.test.ts. Files of a book are taken out once they are there, a move is
// answered once it is proposed, what was withdrawn is handed in again: tests/http/award/application.test.ts, office-books.test.ts.
const shownLater = [
  'office-decisions: begin',
  'stand: hold',
  'stand: pay',
  'stand: invoice',
  'jury-book: save',
  'jury-book: send',
  'jury-book: abstain',
  'award-application: remove',
  'award-application: reopen',
  'award-application: agree-move',
  'award-application: keep-nomination',
  'office-award-stage: begin-first-round',
]
