import type { Call } from '@accord/contract/call.ts'

/**
 * What a browser needs of a call to make it. Nothing is checked twice: forms check what people type, the service checks every
 * request, and its answers match their schemas before they leave.
 */
export type SentCall = Pick<Call, 'method' | 'path' | 'access'>
