import type { Call } from '@accord/contract/call.ts'

/** Who may make a call: people, and which applications besides; and whether people confirm first that it is them. */
export function callersOf(call: Call): string {
  return [kindsOf(call), ...confirming(call)].join(' ')
}

/** What is to be said of them besides whose tokens open the call. */
export function confirmingInShort({ fresh }: Call): string[] {
  if (!fresh) return []
  return [fresh === true ? 'People confirm first.' : 'People may have to confirm.']
}

export function callersInShort({ access, scope }: Call): string {
  return `For ${access === 'anyone' ? 'anyone' : scope ? 'people and applications' : 'people'}.`
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
