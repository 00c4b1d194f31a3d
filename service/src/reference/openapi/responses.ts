import { type JsonSchema, refTo } from './json-schema.ts'

export interface Response {
  description: string
  content: Record<string, { schema?: JsonSchema }>
}

/** What a call answers, by status. */
export type Answers = Record<string, Response | { $ref: string }>

/** Every error has one shape; its description says which ones any call may answer. */
export const refusing: Answers = { '4XX': { $ref: '#/components/responses/Refused' } }

export function refused(description: string): Response {
  return answer(description, refTo('ApiError'))
}

/** What was asked for. */
export function answering(schema: JsonSchema): Response {
  return answer('Done.', schema)
}

function answer(description: string, schema: JsonSchema): Response {
  return { description, content: { 'application/json': { schema } } }
}
