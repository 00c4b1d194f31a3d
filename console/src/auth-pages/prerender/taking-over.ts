/** Told to the script that lies in the document: the page's own has come, and then the page answers. */
export const scriptCame = 'accord:came'
export const pageAnswers = 'accord:answers'
/** The page wants something else sent than what waits: whoever sent it is to look again. */
export const pressAgain = 'accord:again'
