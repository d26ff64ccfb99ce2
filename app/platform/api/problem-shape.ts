import { z } from '@hono/zod-openapi'

export const problemFields = {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
}

/** An error for machines, as RFC 9457 writes them. */
export const problemShape = z.object(problemFields).openapi('Problem')

export type Problem = z.infer<typeof problemShape>

/** An error as the description of an endpoint names it; `shape` where it tells more than all of them do. */
export function problemAnswer(description: string): ProblemAnswer<typeof problemShape>
export function problemAnswer<Shape extends z.ZodType>(
  description: string,
  shape: Shape,
): ProblemAnswer<Shape>
export function problemAnswer(description: string, schema: z.ZodType = problemShape) {
  return { description, content: { 'application/problem+json': { schema } } }
}

type ProblemAnswer<Shape> = {
  description: string
  content: { 'application/problem+json': { schema: Shape } }
}

export function jsonAnswer<Shape extends z.ZodType>(schema: Shape, description: string) {
  return { description, content: { 'application/json': { schema } } }
}
