import type { Call } from '@accord/contract/call.ts'
import type { ExpectedError } from '@accord/contract/errors.ts'
import type { OpenApiDocument } from '../openapi/document.ts'
import { answerOf, type ExampleCall } from '../openapi/examples.ts'
import { type JsonSchema, nameIn } from '../openapi/json-schema.ts'
import { callersOf, type Operation, type Parameter, errorsOf } from '../openapi/operation.ts'
import { titleOf } from '../descriptions/subjects.ts'
import { fieldList, fieldRow, kindOf } from './fields.ts'
import { codeBlock, command, errorTable, html, type Html, json, quoted, sentence } from './html.ts'

export interface Shown {
  call: Call
  operation: Operation
  example: ExampleCall
  document: OpenApiDocument
  /** The URL that all calls of this installation start with. */
  base: string
}

/** Describes one call, with its purpose and parameters on the left and its request and response on the right. */
export function callArticle(shown: Shown): Html {
  const { call, operation, example, base } = shown
  const { operationId: name } = operation
  const { body } = example
  const status = call.status ?? 200
  const title = titleOf(name)
  const answer = call.media === undefined ? json(example.answer) : `A file (${call.media}).`
  return html`<article
    id="${name}"
    aria-labelledby="${`${name}-title`}"
    data-method="${call.method}"
    data-path="${call.path}"
    ${call.access === 'session' ? html`data-token` : undefined}
    ${body === undefined ? undefined : html`data-body="${JSON.stringify(body, null, 2)}"`}
  >
    <div class="prose">
      <h3 id="${`${name}-title`}"><a class="anchor" href="${`#${name}`}">${title}</a></h3>
      <p class="endpoint">
        <b class="${`verb ${call.method.toLowerCase()}`}">${call.method}</b>
        <code>${call.path}</code>
      </p>
      <p>${operation.summary}</p>
      <p class="callers">${sentence(callersOf(call))}</p>
      ${parameterPart('Path parameters', 'path', shown)}${parameterPart('Query parameters', 'query', shown)}${parameterPart('Headers', 'header', shown)}${bodyPart(shown)}${answerPart(shown)}${errorPart(errorsOf(call))}
    </div>
    <div class="example">
      ${codeBlock('Request', curlOf(base, call.method, call.path, operation, example), title)}${codeBlock(`Response ${status}`, answer, title)}<button
        type="button"
        class="try"
        value="${name}"
        hidden
      >
        Try it
      </button>
    </div>
  </article>`
}

function parameterPart(title: string, place: Parameter['in'], shown: Shown): Html | undefined {
  const { operation, document } = shown
  const own = (operation.parameters ?? []).filter((parameter) => parameter.in === place)
  if (own.length === 0) return undefined
  const { schemas } = document.components
  const rows = own.map(({ name, schema, description, required }) =>
    fieldRow(
      name,
      { ...schema, ...(description ? { description } : {}) },
      required && 'required',
      schemas,
    ),
  )
  return html`<h4>${title}</h4>
    <dl class="fields" data-place="${place}">${rows}</dl>`
}

function bodyPart({ operation, document }: Shown): Html | undefined {
  const schema = operation.requestBody?.content['application/json'].schema
  if (!schema) return undefined
  return html`<h4>Body</h4>
    ${fieldList(schema, document.components.schemas)}`
}

function answerPart({ operation, document, call }: Shown): Html {
  const schema = answerOf(operation)?.content['application/json']?.schema
  if (!schema)
    return html`<h4>Response</h4>
      <p>${call.status ?? 200} with a file.</p>`
  const kind = schema.properties && !schema.properties['__meta'] ? undefined : answerKind(schema)
  return kind
    ? html`<h4>Response</h4>
        <p>${call.status ?? 200} with ${kind}.</p>`
    : html`<h4>Response</h4>
        ${fieldList(schema, document.components.schemas)}`
}

/** Names the schema of the response or, for a page, of its items. */
function answerKind(schema: JsonSchema): Html | undefined {
  const item = schema.properties?.['data']?.items
  if (item) return html`a <a href="#lists">page</a> of ${kindOf(item)}`
  return nameIn(schema) || schema.items ? kindOf(schema) : undefined
}

function errorPart(expectedErrors: readonly ExpectedError[]): Html {
  if (expectedErrors.length === 0) return html``
  return html`<details class="errors">
    <summary>Errors of this call</summary>
    ${errorTable(expectedErrors)}
  </details>`
}

/** Returns the call as a shell command. */
export function curlOf(
  base: string,
  method: string,
  path: string,
  operation: Operation,
  { params, query, body }: ExampleCall,
): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name]!),
  )
  const search = new URLSearchParams(query).toString()
  const url = `${base}${address}${search ? `?${search}` : ''}`
  const isFile = Object.values(operation.responses).some(
    (response) => 'description' in response && response.description.startsWith('A file'),
  )
  return command(
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(operation.security?.length !== 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
    ...(isFile ? ['-OJ'] : []),
  )
}
