import type { Configuration } from 'oidc-provider'
import type { Config } from '#config.ts'
import { interactions } from './interactions.ts'

type Methods = NonNullable<Configuration['clientAuthMethods']>

/** What the engine does not say of itself by itself. */
export function discoveryOf({ publicUrl }: Config, clientAuthMethods: Methods) {
  const asked = interactions.policy!.filter(({ requestable }) => requestable)
  return {
    claim_types_supported: ['normal'],
    prompt_values_supported: ['none', ...asked.map(({ name }) => name)],
    request_parameter_supported: false,
    introspection_endpoint_auth_methods_supported: clientAuthMethods,
    revocation_endpoint_auth_methods_supported: clientAuthMethods,
    service_documentation: `${publicUrl.origin}/api/docs`,
  }
}
