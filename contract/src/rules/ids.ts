/** Whether a text is an id, as `Id` has it: for an address that somebody typed, where no validator is at hand. */
export function isId(text: string): boolean {
  return id.test(text)
}

// RFC 9562: which kind it is, and that it is one, stands in two of its digits; none and all are ids too.
const id =
  /^(?:[\da-fA-F]{8}-[\da-fA-F]{4}-[1-8][\da-fA-F]{3}-[89abAB][\da-fA-F]{3}-[\da-fA-F]{12}|0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/
