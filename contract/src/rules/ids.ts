/**
 * Whether a text is an ID, by the same rule as `Id`. This is for URLs that people type on pages without a validator.
 */
export function isId(text: string): boolean {
  return id.test(text)
}

// In RFC 9562, two digits mark a UUID and its version. The nil and max UUIDs are valid too.
const id =
  /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/
