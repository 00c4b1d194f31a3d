import { documentPath, type OpenApiDocument } from '../../openapi/document.ts'
import { exampleAnswers } from '../../openapi/examples.ts'
import type { JsonSchema, NamedSchemas } from '../../openapi/json-schema.ts'
import { fieldList, kindOf } from '../fields.ts'
import { codeBlock, html, type Html, json, sentence } from '../html.ts'

export function schemasChapter(document: OpenApiDocument): Html {
  const { schemas } = document.components
  const examples = exampleAnswers(document)
  const articles = Object.entries(schemas).map(([name, schema]) =>
    schemaArticle(name, schema, schemas, examples[name]),
  )
  return html`<section class="subject" id="schemas" aria-labelledby="schemas-title">
    <h2 id="schemas-title">Schemas</h2>
    <p>
      The objects that calls take and return, with their names in
      <a href="${documentPath}">openapi.json</a>.
    </p>
    ${articles}
  </section>`
}

function schemaArticle(
  name: string,
  { description, ...rest }: JsonSchema,
  schemas: NamedSchemas,
  example: unknown,
): Html {
  return html`<article id="${`schema-${name}`}" aria-labelledby="${`schema-${name}-title`}">
    <div class="prose">
      <h3 id="${`schema-${name}-title`}">
        <a class="anchor" href="${`#schema-${name}`}">${name}</a>
      </h3>
      ${description ? html`<p>${sentence(description)}</p>` : undefined}${fieldList(rest, schemas) ?? plain(rest)}
    </div>
    <div class="example">
      ${example === undefined ? undefined : codeBlock('Example', json(example), name)}
    </div>
  </article>`
}

/** Shows the type or the values of a schema without fields. */
function plain(schema: JsonSchema): Html {
  const words = schema.enum?.map(
    (word, at) => html`${at > 0 ? ', ' : ''}<code>${String(word)}</code>`,
  )
  return words ? html`<p>One of ${words}.</p>` : html`<p class="kind">${kindOf(schema)}</p>`
}
