import { lessonsOf } from '../../learn/written';
import file from './lessons.json';

export const lessons = lessonsOf(file);
