/** Whether a text is an ID, by the same rule as `Id`, for URLs that people type where no validator is loaded. */
export function isId(text: string): boolean {
  return id.test(text)
}

// RFC 9562: two digits say that it's a UUID, and of which version. The nil and max UUIDs are valid too.
const id =
  /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/
