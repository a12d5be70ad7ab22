/** Families of words that only the terminal says, those of a game among them that has no face here: the build leaves them
 * out, a test keeps the page from using them. */
export const terminalOnly = /^(menu|help|command|alias|save|load|quit|kept|replay|verdict|check|hint|why|log|undo|onedeck|digger|saga|campaign|goal|deed|lost|auto|sign|compass|article|form|reason)\.|^(event|must|short)\.(digger|saga)\.|^gender\.(onedeck|digger|saga)\.|^rule\.(OD|DD|DS)-/;
