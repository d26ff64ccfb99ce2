import { ticketQuestions } from './questions-tickets.ts'
import { visitQuestions } from './questions-visit.ts'
import type { QuestionSeed } from './types.ts'

export const questions: QuestionSeed[] = [...ticketQuestions, ...visitQuestions]
