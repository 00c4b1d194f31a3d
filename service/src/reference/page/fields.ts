import { described, type JsonSchema, nameIn, type NamedSchemas } from '../openapi/json-schema.ts'
import { html, type Html, sentence } from './html.ts'

/** Lists an object's fields with their types and descriptions. Nested fields can be expanded. */
export function fieldList(schema: JsonSchema, named: NamedSchemas): Html | undefined {
  const { properties = {}, required = [], anyOf, oneOf, ...rest } = described(schema, named)
  // Only requests reject unknown fields. Responses may contain them.
  const isSent = rest.additionalProperties === false
  const own = Object.entries(properties).map(([name, field]) => {
    const needed = required.includes(name)
    const mark = isSent ? (needed ? 'required' : undefined) : needed ? undefined : 'optional'
    return fieldRow(name, field, mark, named)
  })
  const shapes = (anyOf ?? oneOf ?? [])
    .map((shape) => fieldList(shape, named))
    .filter((shape) => shape !== undefined)
  if (own.length === 0 && shapes.length === 0) return undefined
  return html`${own.length > 0 ? html`<dl class="fields">${own}</dl>` : undefined}${shapes.map(
    (shape, at) => html`${at > 0 ? html`<p class="or">or</p>` : undefined}${shape}`,
  )}`
}

/** Returns a row for one field or parameter. */
export function fieldRow(
  name: string,
  schema: JsonSchema,
  mark: 'required' | 'optional' | undefined,
  named: NamedSchemas,
): Html {
  const within = inner(schema)
  const more = within && fieldList(within, named)
  return html`<div>
    <dt>
      <code>${name}</code>
      <span class="kind">${kindOf(schema)}</span
      >${mark && html` <span class="${mark === 'required' ? 'needed' : 'sometimes'}">${mark}</span>`}
    </dt>
    <dd>
      ${schema.description ? html`<p>${sentence(schema.description)}</p>` : undefined}${boundsOf(schema)}${
        more
          ? html`<details>
              <summary>Fields of ${name}</summary>
              ${more}
            </details>`
          : undefined
      }
    </dd>
  </div>`
}

/** Returns the schema with nested fields to show here. Named schemas are described elsewhere. */
function inner(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  if (schema.items) return inner(schema.items)
  return (schema.anyOf ?? []).map(inner).find((found) => found !== undefined)
}

/** Returns a value's type in a word or two, or its schema's name. */
export function kindOf(schema: JsonSchema): Html {
  const name = nameIn(schema)
  if (name !== undefined) return html`<a href="${`#schema-${name}`}">${name}</a>`
  if (schema.items) return html`list of ${kindOf(schema.items)}`
  // An empty text as a choice isn't worth mentioning.
  const choices = (schema.anyOf ?? schema.oneOf)?.filter((choice) => choice.const !== '')
  if (choices) {
    return html`${choices.map((choice, at) => html`${at > 0 ? ' or ' : ''}${kindOf(choice)}`)}`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.additionalProperties && schema.type === 'object') return html`object of strings`
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`
}

/** Returns a value's limits in numbers. */
function boundsOf(schema: JsonSchema): Html | undefined {
  const { minLength = 0, maxLength, minimum, maximum, default: usual } = schema
  const words = schema.enum ?? (schema.items ? schema.items.enum : undefined)
  const bounds = [
    ...(minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(maximum === undefined ? [] : [`${minimum ?? 0} to ${maximum}`]),
    ...(usual === undefined || usual === '' ? [] : [`${JSON.stringify(usual)} by default`]),
  ]
  const listed = words?.map((word, at) => html`${at > 0 ? ', ' : ''}<code>${String(word)}</code>`)
  if (bounds.length === 0 && !listed) return undefined
  return html`<p class="bounds">
    ${listed ? html`One of ${listed}. ` : undefined}${bounds.length > 0 ? `${upperFirst(bounds.join(', '))}.` : undefined}
  </p>`
}

function upperFirst(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}
