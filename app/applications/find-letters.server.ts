import { createHash } from 'node:crypto'

/** The ids of the letters a submission causes follow from its own, so that they are found when it is to be forgotten. */
export function lettersOf(submissionId: string): { applicant: string; department: string } {
  return { applicant: idOf('applicant', submissionId), department: idOf('department', submissionId) }
}

/** Of a question that was passed on, for the first or another time. */
export function passedOnLetterOf(submissionId: string, time: number): string {
  return idOf(`passed on ${time}`, submissionId)
}

// The shape of a UUID of version 8: made by a rule of our own.
function idOf(kind: string, submissionId: string): string {
  const hex = createHash('sha256').update(`${kind} ${submissionId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
