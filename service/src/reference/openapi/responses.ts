import { type JsonSchema, nameIn, refTo } from './json-schema.ts'
import type { Refusals } from './refusals.ts'

export interface Response {
  description: string
  content: Record<string, { schema?: JsonSchema }>
}

export type Reference = { $ref: string }

/** What a call answers, by status. */
export type Answers = Record<string, Response | Reference>

/** Whatever a call refuses has one shape; its description says what there is besides. */
export const refusing: Answers = { '4XX': refToResponse('Refused') }

/** Answers that several calls give are described once. */
export class Responses {
  readonly named: Record<string, Response>

  constructor(refusals: Refusals) {
    this.named = { Refused: answer(refusals.shared, refTo('ApiError')) }
  }

  /** What was asked for. */
  answering(schema: JsonSchema): Response {
    return answer('Done.', schema)
  }

  /** Puts a reference wherever another call answers the same, by the name of what that is. */
  share(calls: Answers[]) {
    const all = calls.flatMap((answers) => Object.values(answers))
    const alike = Map.groupBy(all, (response) => JSON.stringify(response))
    for (const answers of calls) {
      for (const [status, response] of Object.entries(answers)) {
        if ('$ref' in response || alike.get(JSON.stringify(response))!.length === 1) continue
        const name = nameOf(response.content['application/json']?.schema ?? {})
        if (name === undefined) continue
        this.named[name] = response
        answers[status] = refToResponse(name)
      }
    }
  }
}

/** Of what it is, or of each that it may be. */
function nameOf(schema: JsonSchema): string | undefined {
  const names = (schema.anyOf ?? [schema]).map(nameIn)
  return names.includes(undefined) ? undefined : names.join('Or')
}

function answer(description: string, schema: JsonSchema): Response {
  return { description, content: { 'application/json': { schema } } }
}

function refToResponse(name: string): Reference {
  return { $ref: `#/components/responses/${name}` }
}
