import { Email } from '@accord/contract/fields.ts'

export interface ParsedAddress {
  email: string
  /** Why it cannot be used. */
  complaint?: string
}

/**
 * The addresses in what somebody typed or pasted: apart by commas, semicolons, spaces or lines, also as
 * mail programs copy them ('Ana Lima <ana@example.com>'). Each stands once, in the order it came.
 */
export function parseAddresses(text: string): ParsedAddress[] {
  // A quoted name may hold a comma of its own.
  const unquoted = text.replaceAll(/"[^"]*"/g, ' ')
  const found = unquoted.split(/[,;\r\n]+/).flatMap(addressesIn)
  const unique = [...new Set(found.map((address) => address.toLowerCase()))]
  return unique.map(checked)
}

function addressesIn(piece: string): string[] {
  const bracketed = [...piece.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside.trim())
  // Beside an address in brackets stands a name.
  return (bracketed.length > 0 ? bracketed : piece.split(/\s+/)).filter(Boolean)
}

function checked(address: string): ParsedAddress {
  const parsed = Email.safeParse(address)
  if (parsed.success) return { email: parsed.data }
  return { email: address, complaint: parsed.error.issues[0]?.message ?? '' }
}
