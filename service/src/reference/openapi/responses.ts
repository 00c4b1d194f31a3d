import { commonRefusals, insufficientScope, type Refusal } from '@accord/contract/refusal.ts'
import { type JsonSchema, nameIn, refTo } from './json-schema.ts'

export interface Response {
  description: string
  content: Record<string, { schema?: JsonSchema; example?: unknown }>
}

export type Reference = { $ref: string }

/** Answers that several calls give are described once. */
export class Responses {
  readonly named: Record<string, Response> = {
    AnyCall: refusing(commonRefusals, 'What every call may answer.'),
  }

  /** What was asked for: by the name of what it is, where that has one. */
  answering(schema: JsonSchema, example?: unknown): Response | Reference {
    const content = { schema, ...(example === undefined ? {} : { example }) }
    const response = { description: 'Done.', content: { 'application/json': content } }
    const name = nameIn(schema)
    return name === undefined ? response : this.#once([name], response)
  }

  /** An entry for each status of the call's own refusals; `default` for what every call may answer. */
  refusing(own: readonly Refusal[]): Record<string, Reference> {
    const statuses = new Set(own.length > 0 ? own.map(({ status }) => status) : [400])
    const byStatus = Map.groupBy(new Set([...own, ...commonRefusals]), ({ status }) => status)
    const told = [...byStatus].filter(([status]) => statuses.has(status))
    return {
      ...Object.fromEntries(told.map(([status, refusals]) => [status, this.#byCodes(refusals)])),
      default: { $ref: '#/components/responses/AnyCall' },
    }
  }

  /** Named by what the call itself refuses, unless another that says so refuses something else besides. */
  #byCodes(refusals: readonly Refusal[]): Reference {
    const own = refusals.filter((refusal) => !everywhere.has(refusal))
    return this.#once([joined(own), joined(refusals)], refusing(refusals))
  }

  #once(names: readonly string[], response: Response): Reference {
    const same = (name: string) =>
      JSON.stringify((this.named[name] ??= response)) === JSON.stringify(response)
    const name = names.find((each) => each !== '' && same(each))
    if (name === undefined) throw new Error(`Two answers are called ${names.join(' and ')}.`)
    return { $ref: `#/components/responses/${name}` }
  }
}

const everywhere = new Set<Refusal>([...commonRefusals, insufficientScope])

/** `not_found` becomes `NotFound`. */
function joined(refusals: readonly Refusal[]): string {
  const word = (text: string) => text[0]!.toUpperCase() + text.slice(1)
  return refusals.map(({ code }) => code.split('_').map(word).join('')).join('Or')
}

/** The exact sentence of each refusal, by its code. */
function refusing(refusals: readonly Refusal[], title?: string): Response {
  const sentences = refusals.map(({ code, message }) => `\`${code}\`: ${message}`)
  return {
    description: [...(title ? [title] : []), ...sentences].join('\n\n'),
    content: { 'application/json': { schema: refTo('ApiError') } },
  }
}
