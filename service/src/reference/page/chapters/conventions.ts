import { commonErrors } from '@accord/contract/errors.ts'
import { retention } from '@accord/contract/retention.ts'
import { documentPath } from '../../openapi/document.ts'
import { codeBlock, command, errorTable, html, type Html, json } from '../html.ts'

/** Explains what all calls have in common: addresses, errors, lists, and acting for someone. */
export function conventions(origin: string): Html {
  const refused = json({
    code: 'invalid_input',
    message: 'Invalid or missing inputs',
    fields: { name: 'Enter the name of the organization.' },
    requestId: '3f9c1a52-17',
  })
  const again = command(
    `curl -X POST '${origin}/api/organization'`,
    '-H "Authorization: Bearer $TOKEN"',
    "-H 'Content-Type: application/json'",
    "-H 'Idempotency-Key: 4f6a1c0e-9d1b-4a53-8f2e-7c0b3a5d9e61'",
    `-d '{"name": "Harbour Calendar"}'`,
  )
  const page = command(
    `curl '${origin}/api/organization?$skip=20&$limit=20'`,
    '-H "Authorization: Bearer $TOKEN"',
  )
  const profile = command(
    `curl -X POST '${origin}/api/auth/profile/token'`,
    '-H "Authorization: Bearer $TOKEN"',
    "-H 'Content-Type: application/json'",
    `-d '{"user": "…", "profile": "…"}'`,
  )
  return html`<section class="chapter" id="conventions" aria-labelledby="conventions-title">
    <div class="prose">
      <h2 id="conventions-title">How calls work</h2>
      <p>
        All calls are below <code>${origin}/api</code> and use JSON. Requests with unknown fields
        are rejected. New fields may be added to responses, so ignore any that you do not recognize.
        This reference is also available as <a href="${documentPath}">openapi.json</a> (OpenAPI
        3.1).
      </p>
      <h3 id="errors">Errors</h3>
      <p>
        Every error has a stable <code>code</code> and a <code>message</code>. If fields are
        invalid, <code>fields</code> contains a message for each. If you can try again later, the
        header <code>Retry-After</code> contains the number of seconds to wait. Every response has
        the header <code>X-Request-Id</code>, which is the <code>requestId</code> in the log. Any
        call can return these errors:
      </p>
      ${errorTable(commonErrors)}
      <h3 id="rate-limits">Rate limits</h3>
      <p>
        Responses to rate-limited calls have three additional headers.
        <code>RateLimit-Limit</code> is the number of requests allowed, and
        <code>RateLimit-Remaining</code> is the number left. <code>RateLimit-Reset</code> is the
        number of seconds until the full limit is available again. When no requests are left, calls
        return <code>too_many_requests</code>. Wait for the number of seconds in
        <code>Retry-After</code>.
      </p>
      <h3 id="again">Safe retries</h3>
      <p>
        If a response is lost, you cannot know whether the request succeeded. Calls that create
        something accept the header <code>Idempotency-Key</code>: a unique key for the request, such
        as a UUID. If you repeat a request with the same key and content within
        ${retention.answers.periods.age}, you get the first response, and nothing else is created.
        If the first request is still in progress, the second waits for it. A key is valid for one
        person, profile, application, and call. Using it with other content returns
        <code>idempotency_key_reused</code>. A failed request does not use up its key.
      </p>
      <h3 id="lists">Lists</h3>
      <p>
        A list returns its items in <code>data</code>, and their total number in
        <code>__meta</code>. <code>$skip</code> is the number of items to skip at the start.
        <code>$limit</code> is 20 by default and 100 at most.
      </p>
      <h3 id="acting">Acting for an organization</h3>
      <p>
        To act for an organization, a person uses the token for their profile in that organization.
        With only a session token, such calls return <code>select_organization_first</code>. An
        application’s token already belongs to one profile.
      </p>
    </div>
    <div class="example">
      ${codeBlock('An error', refused)}${codeBlock('A request that is safe to retry', again)}${codeBlock('The second page', page)}${codeBlock('The token of a profile', profile)}
    </div>
  </section>`
}
