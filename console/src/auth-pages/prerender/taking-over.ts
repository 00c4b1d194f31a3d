/** Events for the script in the document: the page's script has loaded, and then it's ready. */
export const scriptCame = 'accord:came'
export const pageAnswers = 'accord:answers'
/** The page changed the data that would be sent, so the person must click again. */
export const pressAgain = 'accord:again'
