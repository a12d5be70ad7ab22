// The lessons, written as data: their seeds are found, and their moves played, by tools/find-lesson and its tests.
import type { Lesson, LessonStep } from '../../contract';
import file from './lessons.json';

interface Written extends Omit<Lesson, 'steps'> {
  /** what the tool looks for when it seeks a seed (`sees`, `like`) stays with the tool */
  steps: (LessonStep & { sees?: object; like?: string })[];
}

export const lessons: readonly Lesson[] = (file.lessons as unknown as Written[]).map((lesson) => ({
  ...lesson,
  steps: lesson.steps.map(({ text, move, seat, replies, tools }) => ({ text, ...(move ? { move } : {}), ...(seat === undefined ? {} : { seat }), ...(replies ? { replies } : {}), ...(tools ? { tools } : {}) })),
}));
