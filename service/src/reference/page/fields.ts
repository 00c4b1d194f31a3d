import { described, type JsonSchema, nameIn, type NamedSchemas } from '../openapi/json-schema.ts'
import { html, type Html, sentence } from './html.ts'

/** The fields of an object, each with its kind and its words; those within it on demand. */
export function fieldList(schema: JsonSchema, named: NamedSchemas): Html | undefined {
  const { properties = {}, required = [], anyOf, oneOf, ...rest } = described(schema, named)
  // What is sent refuses fields that it does not know; what is answered does not.
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

/** One field of an object, or one parameter. */
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

/** What has fields of its own here; what has a name is described under that name. */
function inner(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  if (schema.items) return inner(schema.items)
  return (schema.anyOf ?? []).map(inner).find((found) => found !== undefined)
}

/** What a value is, in a word or two; by its name where it has one. */
export function kindOf(schema: JsonSchema): Html {
  const name = nameIn(schema)
  if (name !== undefined) return html`<a href="${`#schema-${name}`}">${name}</a>`
  if (schema.items) return html`list of ${kindOf(schema.items)}`
  // That a text may be left empty goes without saying.
  const choices = (schema.anyOf ?? schema.oneOf)?.filter((choice) => choice.const !== '')
  if (choices) {
    return html`${choices.map((choice, at) => html`${at > 0 ? ' or ' : ''}${kindOf(choice)}`)}`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.additionalProperties && schema.type === 'object') return html`object of strings`
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`
}

/** What a value must keep to, as far as it can be said in numbers. */
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
