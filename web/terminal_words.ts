/** Families of words that only the terminal says: the build leaves them out, a test keeps the page from using them. */
export const terminalOnly = /^(?:why\.\w+$|(?:menu|help|command|alias|save|load|quit|kept|replay|verdict|check|hint|log|undo|campaign|auto|article|form|reason)\.)/;
