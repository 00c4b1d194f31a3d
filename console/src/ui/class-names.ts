/** Joins the class names that apply; CSS modules hand out `undefined` for a class with no rules. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
