/** What people write for a letter, and the letter. `1` stands for both i and l, so they are one. */
const sameLetter = new Map<string, string>()
for (const [letter = '', ...others] of ['a4@', 'b8', 'e3', 'g9', 'il1!|', 'o0', 's5$', 't7+']) {
  for (const other of others) sameLetter.set(other, letter)
}

/** Shorter words are in too many good passwords. */
const shortestWord = 4
/** More than this around a word, and it is not the word that makes the password. */
const mostAround = 6

/**
 * The forms in which a password is looked for among common ones. Our rules demand capitals, digits and
 * special characters, and people meet them in the same few ways: `Password1!`, `P@ssw0rd`. So case does
 * not count, nor do digits in the place of letters, nor a few characters around a word.
 */
export function formsOf(password: string): string[] {
  const word = password.replaceAll(/^\P{L}+|\P{L}+$/gu, '')
  const around = password.length - word.length
  const forms = [formOf(password)]
  if (word.length >= shortestWord && around > 0 && around <= mostAround) forms.push(formOf(word))
  return forms
}

/** Without case, and with letters for what stands for them. */
export function formOf(text: string): string {
  return Array.from(text.toLowerCase(), (each) => sameLetter.get(each) ?? each).join('')
}
