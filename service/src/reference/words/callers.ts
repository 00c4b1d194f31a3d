import type { Call } from '@accord/contract/call.ts'

/** Who may make a call: people, and which applications besides; and whether people confirm first that it is them. */
export function callersOf(call: Call): string {
  return [kindsOf(call), ...confirming(call)].join(' ')
}

/** The same for those who read beside it whose tokens open the call. */
export function callersInShort({ access, scope, fresh }: Call): string {
  const callers = access === 'anyone' ? 'anyone' : scope ? 'people and applications' : 'people'
  const confirmed =
    fresh && (fresh === true ? 'People confirm first.' : 'People may have to confirm.')
  return [`For ${callers}.`, ...(confirmed ? [confirmed] : [])].join(' ')
}

function confirming({ fresh }: Call): string[] {
  if (!fresh) return []
  const people = 'people must have confirmed within the last ten minutes that it is them.'
  return fresh === true ? [`P${people.slice(1)}`] : [`For some of what it can be sent, ${people}`]
}

function kindsOf({ access, scope, service, serviceReply }: Call): string {
  if (access === 'anyone') return 'For anyone, without a token.'
  if (!scope) return 'For people only, not for applications.'
  if (serviceReply) {
    return `For people, for applications with \`${scope}\` that a person approved, and for any in its own name.`
  }
  return service
    ? `For people, and for applications with \`${scope}\`, also in their own name.`
    : `For people, and for applications with \`${scope}\` that a person approved.`
}
