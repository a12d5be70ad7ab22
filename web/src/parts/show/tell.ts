// The page of pieces has invented words of its own: they are no part of the product, and so of none of its catalogues.
import { language } from '../../words';

export const tell = (english: string, italian: string) => (language.value === 'it' ? italian : english);
