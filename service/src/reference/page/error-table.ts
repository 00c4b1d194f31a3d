import type { Refusal } from '@accord/contract/refusal.ts'
import { html, type Html } from './html.ts'

/** Refusals by status and code, each with its sentence. */
export function errorTable(refusals: readonly Refusal[]): Html {
  const rows = refusals.map(
    ({ status, code, message }) =>
      html`<tr>
        <td>${status}</td>
        <td><code>${code}</code></td>
        <td>${message}</td>
      </tr>`,
  )
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">Sentence</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}
