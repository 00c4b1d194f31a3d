import { commonErrors } from '@accord/contract/errors.ts'
import { retention } from '@accord/contract/retention.ts'
import { documentPath } from '../../openapi/document.ts'
import { codeBlock, command, errorTable, html, type Html, json } from '../html.ts'

/** What holds for every call: addresses, errors, lists, and for whom one acts. */
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
        Calls live below <code>${origin}/api</code> and speak JSON. A field that a call does not
        know is refused; an answer may come to tell more than it does today, so leave alone what you
        do not know. The same as a document: <a href="${documentPath}">openapi.json</a> (OpenAPI
        3.1).
      </p>
      <h3 id="errors">Errors</h3>
      <p>
        Every error has a stable <code>code</code>, a sentence in <code>message</code> and, where
        fields are wrong, a sentence for each in <code>fields</code>. Where it says how long to
        wait, the header <code>Retry-After</code> has the seconds. The header
        <code>X-Request-Id</code> of every answer is the <code>requestId</code> that the log has.
        Any call may answer:
      </p>
      ${errorTable(commonErrors)}
      <h3 id="rate-limits">Rate limits</h3>
      <p>
        Answers under a limit say how many requests it allows (<code>RateLimit-Limit</code>), how
        many are left (<code>RateLimit-Remaining</code>) and in how many seconds all of them are
        available again (<code>RateLimit-Reset</code>). With none left, calls answer
        <code>too_many_requests</code>. Wait for as long as <code>Retry-After</code> says.
      </p>
      <h3 id="again">Asking again</h3>
      <p>
        Where an answer got lost, nobody knows whether the thing was made. Calls that make something
        take the header <code>Idempotency-Key</code>: a name of your own for the request, such as a
        UUID. Sent again with the same key and the same content within
        ${retention.answers.periods.age}, a request is answered as the first time and nothing more
        is made; while the first is under way, the second waits for it. A key is yours, for one call
        and one profile. With other content it is refused (<code>idempotency_key_reused</code>). A
        request that was refused leaves its key as it was.
      </p>
      <h3 id="lists">Lists</h3>
      <p>
        A list answers <code>data</code> and says in <code>__meta</code> how many there are in all.
        <code>$skip</code> leaves out so many at the start, <code>$limit</code> is 20 unless told
        and 100 at most.
      </p>
      <h3 id="acting">Acting for an organization</h3>
      <p>
        A person acts for an organization with the token of their profile there. With the token of a
        session alone such calls answer <code>select_organization_first</code>. The token of an
        application is for one profile already.
      </p>
    </div>
    <div class="example">
      ${codeBlock('An error', refused)}${codeBlock('A request that may be sent again', again)}${codeBlock('The second page', page)}${codeBlock('The token of a profile', profile)}
    </div>
  </section>`
}
