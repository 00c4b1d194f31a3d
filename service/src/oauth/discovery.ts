import type { Configuration } from 'oidc-provider'
import type { Config } from '#config/config.ts'

type Methods = NonNullable<Configuration['clientAuthMethods']>
type Prompts = NonNullable<NonNullable<Configuration['interactions']>['policy']>

/** What the engine does not say of itself by itself. */
export function discoveryOf({ publicUrl }: Config, clientAuthMethods: Methods, prompts: Prompts) {
  const asked = prompts.filter(({ requestable }) => requestable)
  return {
    claim_types_supported: ['normal'],
    prompt_values_supported: ['none', ...asked.map(({ name }) => name)],
    request_parameter_supported: false,
    // Who proves nothing is told of no token (RFC 7662, 2.1).
    introspection_endpoint_auth_methods_supported: [...clientAuthMethods].filter(
      (method) => method !== 'none',
    ),
    revocation_endpoint_auth_methods_supported: clientAuthMethods,
    service_documentation: `${publicUrl.origin}/api/docs`,
  }
}
