import type { Call } from '@accord/contract/call.ts'

/** Who may make a call: people, and which applications besides. */
export function callersOf({ access, scope, service, serviceReply }: Call): string {
  if (access === 'anyone') return 'For anyone, without a token.'
  if (!scope) return 'For people only, not for applications.'
  if (serviceReply) {
    return `For people, for applications with \`${scope}\` that a person approved, and for any in its own name.`
  }
  return service
    ? `For people, and for applications with \`${scope}\`, also in their own name.`
    : `For people, and for applications with \`${scope}\` that a person approved.`
}
