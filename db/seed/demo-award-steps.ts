import type { ApplicationAction, ApplicationState } from '../../app/award/way/application-states.ts'

type DemoStep = {
  action: ApplicationAction
  fromState: ApplicationState
  toState: ApplicationState
  details?: Record<string, string>
}

const copies: DemoStep = { action: 'note-copies', fromState: 'submitted', toState: 'submitted' }
const check: DemoStep = { action: 'check', fromState: 'submitted', toState: 'checked' }

export const demoQuestion = 'Уточните, пожалуйста, тираж: на\u00a0обороте титула указано другое число.'

/** What the secretary did with a book of the demo until it came to its state. */
export const demoSteps: Record<ApplicationState, readonly DemoStep[]> = {
  submitted: [],
  checked: [copies, check],
  question: [
    copies,
    { action: 'ask', fromState: 'submitted', toState: 'question', details: { question: demoQuestion } },
  ],
  admitted: [copies, check, { action: 'admit', fromState: 'checked', toState: 'admitted' }],
  declined: [
    {
      action: 'decline',
      fromState: 'submitted',
      toState: 'declined',
      details: {
        reason:
          'Книга издана в\u00a02021\u00a0году и\u00a0собрана из\u00a0газетных заметок. К\u00a0премии допускаются монографии 2023–2025\u00a0годов.',
      },
    },
  ],
  withdrawn: [],
}
