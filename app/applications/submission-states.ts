/** How far staff have come with it. */
export const submissionStates = ['new', 'in-work', 'answered', 'declined'] as const
export type SubmissionState = (typeof submissionStates)[number]
