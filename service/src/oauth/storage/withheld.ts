import { missing } from '@accord/contract/rules/small-sets.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { Provider } from 'oidc-provider'
import type { Answer } from './kept-answer.ts'

/** Whether tokens are being issued: what they are issued for keeps the scopes that wait for an organization's word. */
export function isExchange(): boolean {
  return Provider.ctx?.oidc.route === 'token'
}

export function noteWithheld(scopes: Scope[]) {
  Provider.ctx!.state['withheld'] = scopes
}

/** Tells an application of its new tokens only what they may do now. */
export function withoutWithheld(answer: Answer): Answer {
  const withheld = (Provider.ctx!.state['withheld'] as Scope[] | undefined) ?? []
  if (answer.scope === undefined || withheld.length === 0) return answer
  return { ...answer, scope: missing<string>(answer.scope.split(' '), withheld).join(' ') }
}
