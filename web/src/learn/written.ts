// Lessons that are written as data: their seeds are found, and their moves played, by tools/find-lesson and its tests.
import type { Lesson, LessonStep } from '../contract';

/** What the tool looks for when it seeks a seed (`sees`, `like`) stays with the tool. */
interface Written extends Omit<Lesson, 'steps'> {
  steps: (LessonStep & { sees?: object; like?: string })[];
}

export function lessonsOf(file: { lessons: readonly unknown[] }): readonly Lesson[] {
  return (file.lessons as Written[]).map((lesson) => ({
    ...lesson,
    steps: lesson.steps.map(({ text, move, seat, replies, tools }) => ({ text, ...(move ? { move } : {}), ...(seat === undefined ? {} : { seat }), ...(replies ? { replies: replies.map((one) => ({ seat: one.seat, action: one.action })) } : {}), ...(tools ? { tools } : {}) })),
  }));
}
